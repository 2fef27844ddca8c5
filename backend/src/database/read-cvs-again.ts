import type { QueryRunner } from 'typeorm';

const BATCH = 2_000;

/**
 * Has CVs read again that a new version reads better; until then they are found by what was read. An hour later, since
 * backends of the version before would read them as before. In batches and outside a transaction: CVs are read meanwhile.
 * Broken off, it goes on.
 */
export async function readCvsAgain(
  runner: QueryRunner,
  { contentTypes, states }: { contentTypes: string[]; states: string[] },
): Promise<void> {
  let last: string | null = '00000000-0000-0000-0000-000000000000';
  while (last) {
    const batches = (await runner.query(
      `WITH batch AS (SELECT file_id FROM cv_texts WHERE file_id > $1 ORDER BY file_id LIMIT ${BATCH}),
       again AS (
         UPDATE cv_texts text SET state = 'waiting', attempts = 0, next_attempt_at = now() + interval '1 hour'
         FROM batch JOIN application_files file ON file.id = batch.file_id
         WHERE text.file_id = batch.file_id AND text.state = ANY($3) AND file.content_type = ANY($2)
       )
       SELECT max(file_id::text) AS last FROM batch`,
      [last, contentTypes, states],
    )) as { last: string | null }[];
    last = batches[0]?.last ?? null;
  }
}
