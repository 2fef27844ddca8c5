import type { EntityManager } from 'typeorm';
import { ACCOUNT_NAMES } from '../../platform/auth/index.js';

/** The newest interview of an application, without its time and interviewer. */
export interface InterviewFacts {
  id: string;
  application_id: string;
  status: 'offered' | 'booked' | 'cancelled';
}

export const interviewFacts = (
  manager: EntityManager,
  applicationIds: readonly string[],
): Promise<InterviewFacts[]> =>
  manager.query<InterviewFacts[]>(
    `SELECT DISTINCT ON (i.application_id) i.id, i.application_id, i.state AS status FROM interviews i
     WHERE i.application_id = ANY($1::uuid[]) ORDER BY i.application_id, i.id DESC`,
    [applicationIds],
  );

/** Time, place and interviewer of an interview; all null unless a time is booked. */
export interface AppointmentDetails {
  starts_at: Date | null;
  ends_at: Date | null;
  place: string | null;
  interviewer: string | null;
}

export async function appointmentDetails(
  manager: EntityManager,
  id: string,
): Promise<AppointmentDetails | undefined> {
  const [appointment] = await manager.query<AppointmentDetails[]>(
    `SELECT s.starts_at, s.ends_at, s.place, m.username AS interviewer FROM interviews i
     LEFT JOIN interview_slots s ON s.id = i.slot_id LEFT JOIN ${ACCOUNT_NAMES} m ON m.id = s.interviewer_id
     WHERE i.id = $1`,
    [id],
  );
  return appointment;
}
