import type { EntityManager } from 'typeorm';
import { activeAccountsWith } from '../../../platform/auth/index.js';
import { currentScope, seesBrandSql } from '../../../platform/brand-scope/index.js';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { JOB_BRANDS } from '../../jobs/index.js';
import type { ReviewerDto } from './assignee.dto.js';

/** Who may review, for joins: a suspended or removed account is none. */
export const REVIEWERS = activeAccountsWith('applications.change_status');

/** For a limited account those who see something that it sees. */
export function listReviewers(manager: EntityManager): Promise<ReviewerDto[]> {
  return manager.query<ReviewerDto[]>(
    `SELECT id, username AS name FROM ${REVIEWERS} reviewer
     WHERE $1::text[] = '{}' OR brands = '{}' OR brands::text[] && $1 ORDER BY lower(username)`,
    [currentScope()?.brands ?? []],
  );
}

/** Those of these accounts that may review. */
export async function findReviewers(manager: EntityManager, ids: string[]): Promise<ReviewerDto[]> {
  if (ids.length === 0) return [];
  return manager.query<ReviewerDto[]>(
    `SELECT id, username AS name FROM ${REVIEWERS} reviewer WHERE id = ANY($1)`,
    [ids],
  );
}

/** @throws ValidationException for an account that may not review, or is not there */
export async function assertReviewer(manager: EntityManager, id: string | null): Promise<void> {
  if (id === null || (await findReviewers(manager, [id])).length > 0) return;
  throw ValidationException.at(
    ['body', 'assignee_id'],
    'This person can’t review applications. Please choose someone else.',
    'not_a_reviewer',
  );
}

/** Those of these applications that the account may not review, as it may none, or only those for jobs of other brands. */
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

/** @throws ValidationException when one of these applications is none that the account may review */
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
