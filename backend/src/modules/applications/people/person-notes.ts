import type { EntityManager } from 'typeorm';
import { JOB_BRANDS } from '../../jobs/index.js';

/**
 * Condition on a note `n`: it is on the application with this placeholder, or about the application's person. An
 * application is one of its own person's, so that PostgreSQL can go by the index of notes: below OR it reads them all.
 */
export const SHOWN_WITH = (applicationId: string): string => `(n.application_id IN (
    SELECT other.id FROM applications other JOIN applications own USING (person_id) WHERE own.id = ${applicationId})
  AND (n.application_id = ${applicationId} OR n.about = 'person'))`;

/**
 * Moves notes about the person to another of the person's applications for a job of the same business, if there is one,
 * before this application is erased: whoever may read the one may read the other.
 */
export async function handOnPersonNotes(manager: EntityManager, applicationId: string): Promise<void> {
  await manager.query(
    `UPDATE application_notes SET application_id = heir.id FROM (
       SELECT other.id FROM applications other JOIN applications own USING (person_id)
       WHERE own.id = $1 AND other.id <> $1 AND (SELECT b.brand FROM ${JOB_BRANDS} b WHERE b.job_id = other.job_id)
         IS NOT DISTINCT FROM (SELECT b.brand FROM ${JOB_BRANDS} b WHERE b.job_id = own.job_id)
       ORDER BY other.removed_at DESC NULLS FIRST, other.id LIMIT 1) heir
     WHERE application_id = $1 AND about = 'person'`,
    [applicationId],
  );
}
