import type { EntityManager } from 'typeorm';
import { activeAccountsWith } from '../../../platform/auth/index.js';
import { currentScope, seesBrandSql } from '../../../platform/brand-scope/index.js';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { JOB_BRANDS } from '../../jobs/index.js';
import type { ReviewerDto } from './assignee.dto.js';

/** Accounts that may review, for joins; suspended and removed accounts are left out. */
export const REVIEWERS = activeAccountsWith('applications.change_status');

/** The reviewer to whom the application `a` is assigned and who sees it; no row for nobody. */
export const ASSIGNEE = `(SELECT reviewer.id, reviewer.username AS name FROM ${REVIEWERS} reviewer
  WHERE reviewer.id = a.assignee_id
    AND ${seesBrandSql('reviewer.brands', `(SELECT job.brand FROM ${JOB_BRANDS} job WHERE job.job_id = a.job_id)`)})`;

/** SQL condition: whether the application `a` has an assignee. Two lists that are read once, since it is asked of every application. */
export const HAS_ASSIGNEE = `(
  a.assignee_id IN (SELECT id FROM ${REVIEWERS} unlimited WHERE brands = '{}')
  OR (a.assignee_id, a.job_id) IN (SELECT reviewer.id, job.job_id FROM ${REVIEWERS} reviewer
    JOIN ${JOB_BRANDS} job ON ${seesBrandSql('reviewer.brands', 'job.brand')}
    WHERE reviewer.brands <> '{}'))`;

/**
 * For an account limited to some brands: only the reviewers who see at least one of them.
 * @param applicationId only those who see this application; nobody for one that the caller does not see
 */
export function listReviewers(manager: EntityManager, applicationId?: string): Promise<ReviewerDto[]> {
  return manager.query<ReviewerDto[]>(
    `SELECT id, username AS name FROM ${REVIEWERS} reviewer
     WHERE ($1::text[] = '{}' OR brands = '{}' OR brands::text[] && $1)
       AND ($2::uuid IS NULL OR EXISTS (SELECT FROM applications a JOIN ${JOB_BRANDS} job ON job.job_id = a.job_id
         WHERE a.id = $2 AND ${seesBrandSql('reviewer.brands', 'job.brand')}))
     ORDER BY lower(username)`,
    [currentScope()?.brands ?? [], applicationId ?? null],
  );
}

/** @throws ValidationException for an account that may not review, or does not exist */
export async function assertReviewer(manager: EntityManager, id: string | null): Promise<void> {
  if (id === null) return;
  const found = await manager.query<unknown[]>(`SELECT FROM ${REVIEWERS} reviewer WHERE id = $1`, [id]);
  if (found.length > 0) return;
  throw ValidationException.at(
    ['body', 'assignee_id'],
    'This person can’t review applications. Please choose someone else.',
    'not_a_reviewer',
  );
}

/**
 * The given applications that the account may not review, because it may review none or is limited to other brands.
 */
export async function hiddenFrom(
  manager: EntityManager,
  id: string,
  applicationIds: readonly string[],
): Promise<string[]> {
  const hidden = await manager.query<{ id: string }[]>(
    `SELECT a.id FROM applications a JOIN ${JOB_BRANDS} job ON job.job_id = a.job_id
     LEFT JOIN ${REVIEWERS} reviewer ON reviewer.id = $1
     WHERE a.id = ANY($2) AND (reviewer.id IS NULL
       OR reviewer.brands <> '{}' AND NOT ${seesBrandSql('reviewer.brands', 'job.brand')})`,
    [id, applicationIds],
  );
  return hidden.map((one) => one.id);
}

/** @throws ValidationException when the account may not review one of these applications */
export async function assertSees(
  manager: EntityManager,
  id: string | null,
  applicationIds: readonly string[],
): Promise<void> {
  if (id === null || (await hiddenFrom(manager, id, applicationIds)).length === 0) return;
  throw ValidationException.at(
    ['body', 'assignee_id'],
    applicationIds.length > 1
      ? 'This person can’t see all of these applications. Please choose someone else.'
      : 'This person can’t see this application. Please choose someone else.',
    'not_a_reader',
  );
}
