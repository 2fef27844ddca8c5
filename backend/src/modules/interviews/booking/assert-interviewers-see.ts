import type { EntityManager } from 'typeorm';
import { ACTIVE_ACCOUNTS } from '../../../platform/auth/index.js';
import { seesBrandSql } from '../../../platform/brand-scope/index.js';
import { APPLICANTS } from '../../applications/index.js';
import { InterviewerLimitedException } from '../interviews.errors.js';

/** @throws InterviewerLimitedException for slots of interviewers whose accounts are limited to other brands */
export async function assertInterviewersSee(
  manager: EntityManager,
  interviewId: string,
  slotIds: readonly string[],
): Promise<void> {
  const blind = await manager.query<{ username: string }[]>(
    `SELECT DISTINCT m.username FROM interviews i JOIN ${APPLICANTS} a ON a.id = i.application_id
     JOIN interview_slots s ON s.id = ANY($2) JOIN ${ACTIVE_ACCOUNTS} m ON m.id = s.interviewer_id
     WHERE i.id = $1 AND NOT ${seesBrandSql('m.brands', 'a.brand')} ORDER BY 1`,
    [interviewId, slotIds],
  );
  if (blind.length > 0) throw new InterviewerLimitedException(blind.map(({ username }) => username));
}
