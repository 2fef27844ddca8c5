import type { EntityManager } from 'typeorm';
import { ApplicationWithdrawnException } from '../../applications/applications.errors.js';
import { lockOne } from '../../applications/index.js';
import { Interview } from '../entities/interview.entity.js';
import {
  InterviewChangedException,
  InterviewNotFoundException,
  InterviewOverException,
} from '../interviews.errors.js';
import { findInterview, type InterviewRow } from '../list/interview-rows.js';

/**
 * Locks an application against other changes.
 * @throws ApplicationWithdrawnException
 */
export async function lockApplication(manager: EntityManager, applicationId: string): Promise<void> {
  const application = await lockOne(manager, applicationId);
  if (application.withdrawnAt) throw new ApplicationWithdrawnException();
}

/** The interview, with its application locked against other changes. */
export async function lockInterview(manager: EntityManager, id: string): Promise<InterviewRow> {
  const interview = await manager.findOneBy(Interview, { id });
  if (!interview) throw new InterviewNotFoundException();
  await lockApplication(manager, interview.applicationId);
  const locked = await findInterview(manager, id);
  if (!locked) throw new InterviewNotFoundException();
  return locked;
}

/** Whether the interview is offered, or booked and not over. */
export const isOpen = ({ state }: InterviewRow): boolean => state === 'offered' || state === 'booked';

/**
 * @throws InterviewChangedException when the caller has seen another sequence
 * @throws InterviewOverException when it is cancelled or has begun
 */
export function assertOpen(interview: InterviewRow, seenSequence?: number): void {
  if (seenSequence !== undefined && seenSequence !== interview.sequence)
    throw new InterviewChangedException();
  const hasBegun = interview.starts_at !== null && interview.starts_at <= new Date();
  if (!isOpen(interview) || hasBegun) throw new InterviewOverException();
}
