import type { EntityManager } from 'typeorm';
import { ACTIVE_ACCOUNTS } from '../../../platform/auth/index.js';
import { seesBrandSql } from '../../../platform/brand-scope/index.js';
import { APPLICANTS } from '../../applications/index.js';
import { InterviewerLimitedException } from '../interviews.errors.js';

/** @throws InterviewerLimitedException for a slot of an interviewer whose account is limited to other brands */
export async function assertInterviewersSee(
  manager: EntityManager,
  interviewId: string,
  slotIds: readonly string[],
): Promise<void> {
  const [blind] = await manager.query<{ username: string }[]>(
    `SELECT m.username FROM interviews i JOIN ${APPLICANTS} a ON a.id = i.application_id
     JOIN interview_slots s ON s.id = ANY($2) JOIN ${ACTIVE_ACCOUNTS} m ON m.id = s.interviewer_id
     WHERE i.id = $1 AND NOT ${seesBrandSql('m.brands', 'a.brand')} LIMIT 1`,
    [interviewId, slotIds],
  );
  if (blind) throw new InterviewerLimitedException(blind.username);
}
