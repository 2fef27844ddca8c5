import type { ApplicationStatus, Brand } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import { JOB_BRANDS, JOB_TITLES } from '../jobs/index.js';

/** The present state of an application, without personal data. */
export interface ApplicationFacts {
  id: string;
  job_id: number;
  brand: Brand | null;
  status: ApplicationStatus;
  source: 'form' | 'import';
}

/** Facts of the applications that exist, removed ones included. */
export const applicationFacts = (
  manager: EntityManager,
  ids: readonly string[],
): Promise<ApplicationFacts[]> =>
  manager.query<ApplicationFacts[]>(
    `SELECT a.id, a.job_id, b.brand, a.status, a.source FROM applications a JOIN ${JOB_BRANDS} b ON b.job_id = a.job_id
     WHERE a.id = ANY($1::uuid[])`,
    [ids],
  );

/** Who applied, as the list of applications shows them. */
export interface ApplicantDetails {
  reference: string;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  email: string;
  phone: string;
  job_title: string;
}

/**
 * Locks the row until the transaction ends, so an erasure waits. Undefined if the application is removed or erased.
 */
export async function lockApplicant(
  manager: EntityManager,
  id: string,
): Promise<ApplicantDetails | undefined> {
  const [applicant] = await manager.query<ApplicantDetails[]>(
    `SELECT a.reference, a.first_name, a.middle_name, a.last_name, a.email, a.phone, j.title AS job_title
     FROM applications a JOIN ${JOB_TITLES} j ON j.id = a.job_id
     WHERE a.id = $1 AND a.removed_at IS NULL FOR KEY SHARE OF a`,
    [id],
  );
  return applicant;
}
