import type { EntityManager } from 'typeorm';
import { activeAccountsWith } from '../../../platform/auth/index.js';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import type { ReviewerDto } from './assignee.dto.js';

/** Who may review, for joins: a suspended or removed account is none. */
export const REVIEWERS = activeAccountsWith('applications.change_status');

export function listReviewers(manager: EntityManager): Promise<ReviewerDto[]> {
  return manager.query<ReviewerDto[]>(
    `SELECT id, username AS name FROM ${REVIEWERS} reviewer ORDER BY lower(username)`,
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
