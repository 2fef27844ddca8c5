import type { EntityManager } from 'typeorm';

/** Writes what the scorecards of an application come to, which the caller holds: the mean of each one's mean. */
export async function writeRating(manager: EntityManager, applicationId: string): Promise<void> {
  await manager.query(
    `UPDATE applications SET rating = cards.rating, ratings_count = cards.count, updated_at = now() FROM (
       SELECT count(*) AS count, round(avg((SELECT avg((score ->> 'score')::int) FROM json_array_elements(scores) score)), 1) AS rating
       FROM scorecards WHERE application_id = $1) cards
     WHERE id = $1`,
    [applicationId],
  );
}
