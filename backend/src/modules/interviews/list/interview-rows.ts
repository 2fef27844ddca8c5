import type { ApplicationStatus, InterviewState } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import { APPLICANTS, EVERY_APPLICANT } from '../../applications/index.js';
import { ACCOUNT_NAMES, ACTIVE_ACCOUNTS } from '../../../platform/auth/index.js';
import { seesBrandSql } from '../../../platform/brand-scope/index.js';
import {
  INTERVIEWERS,
  isFreeSql,
  minutesBetween,
  slotColumns,
  type SlotRow,
  SLOTS,
} from '../slots/slot-rows.js';
import type { InterviewDto, OfferedTimeDto } from './interview.dto.js';

/** An interview with the facts that mails and lists show. */
export interface InterviewRow {
  id: string;
  state: InterviewState;
  sequence: number;
  application_id: string;
  application_status: ApplicationStatus;
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  job_title: string;
  slot_id: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  place: string | null;
  interviewer_id: string | null;
  interviewer: string | null;
  /** Null for an account that may not see the interview any more. */
  interviewer_email: string | null;
  /** Null for an account that is not active any more. */
  account_email: string | null;
  text: string;
  offered_by: string | null;
  created_at: Date;
}

/**
 * Whether the application is rejected. A booked time stays booked until HR cancels it; the applicant cannot choose a
 * time.
 */
export const isOfRejected = ({ application_status }: InterviewRow): boolean =>
  application_status === 'rejected';

/** In SQL, whether interview `i` of applicant `a` has a time on offer that can still be chosen. */
const HAS_TIMES_LEFT = `EXISTS (SELECT FROM interview_offers o JOIN interview_slots s ON s.id = o.slot_id
  WHERE o.interview_id = i.id AND ${isFreeSql('a.brand')})`;

/** In SQL, whether the applicant of interview `i` waits for other times: no offered time can be chosen any more. */
export const WAITS_FOR_TIMES = `(i.state = 'offered' AND a.status <> 'rejected' AND NOT ${HAS_TIMES_LEFT})`;

/** In SQL, the state of interview `i` with its slot `s`: a booked interview is done when its time is over. */
export const STATE = `CASE WHEN i.state = 'booked' AND s.ends_at <= now() THEN 'done' ELSE i.state END`;

export const INTERVIEWS = `interviews i JOIN ${APPLICANTS} a ON a.id = i.application_id
  LEFT JOIN interview_slots s ON s.id = i.slot_id
  LEFT JOIN ${ACCOUNT_NAMES} m ON m.id = s.interviewer_id
  LEFT JOIN ${INTERVIEWERS} active ON active.id = s.interviewer_id AND ${seesBrandSql('active.brands', 'a.brand')}
  LEFT JOIN ${ACTIVE_ACCOUNTS} account ON account.id = s.interviewer_id
  LEFT JOIN ${ACCOUNT_NAMES} hr ON hr.id = i.offered_by_id`;

export const INTERVIEW_COLUMNS = `i.id, ${STATE} AS state, i.sequence, i.application_id, a.status AS application_status, a.reference, a.first_name,
  a.last_name, a.email, a.job_title, i.slot_id, s.starts_at, s.ends_at, s.place, s.interviewer_id, m.username AS interviewer,
  active.email AS interviewer_email, account.email AS account_email, i.text, hr.username AS offered_by, i.created_at`;

export async function findInterview(manager: EntityManager, id: string): Promise<InterviewRow | undefined> {
  const [row] = await manager.query<InterviewRow[]>(
    `SELECT ${INTERVIEW_COLUMNS} FROM ${INTERVIEWS} WHERE i.id = $1`,
    [id],
  );
  return row;
}

/** The newest interview of an application, whatever its state. */
export async function findLatest(
  manager: EntityManager,
  applicationId: string,
): Promise<InterviewRow | undefined> {
  const [row] = await manager.query<InterviewRow[]>(
    `SELECT ${INTERVIEW_COLUMNS} FROM ${INTERVIEWS} WHERE i.application_id = $1 ORDER BY i.id DESC LIMIT 1`,
    [applicationId],
  );
  return row;
}

/** An interview ahead that is to be erased: the entry that calendars have to remove, and the people to tell. */
export interface InterviewAhead {
  id: string;
  sequence: number;
  /** Null, like the next two fields, while times are on offer. */
  starts_at: Date | null;
  ends_at: Date | null;
  place: string | null;
  email: string;
  job_title: string;
  /** Null for an account that is not active any more. */
  interviewer_email: string | null;
}

/** The interviews that an application has ahead, booked or with times to choose from, also when it is removed. */
export function findAhead(manager: EntityManager, applicationId: string): Promise<InterviewAhead[]> {
  return manager.query<InterviewAhead[]>(
    `SELECT i.id, i.sequence, s.starts_at, s.ends_at, s.place, a.email, a.job_title, active.email AS interviewer_email
     FROM interviews i LEFT JOIN interview_slots s ON s.id = i.slot_id JOIN ${EVERY_APPLICANT} a ON a.id = i.application_id
     LEFT JOIN ${ACTIVE_ACCOUNTS} active ON active.id = s.interviewer_id
     WHERE i.application_id = $1 AND (s.starts_at > now() OR i.state = 'offered' AND a.status <> 'rejected' AND ${HAS_TIMES_LEFT})`,
    [applicationId],
  );
}

/** The job that an application is for, also when it is removed. */
export async function findJobTitle(manager: EntityManager, applicationId: string): Promise<string> {
  const [row] = await manager.query<{ job_title: string }[]>(
    `SELECT job_title FROM ${EVERY_APPLICANT} a WHERE id = $1`,
    [applicationId],
  );
  return row?.job_title ?? '';
}

interface OfferedRow extends SlotRow {
  interview_id: string;
  is_booked_here: boolean;
}

/**
 * Offered times by interview, earliest first. The place of a time that can no longer be chosen is told only to the
 * applicant who booked it.
 */
export async function findTimes(
  manager: EntityManager,
  interviewIds: readonly string[],
): Promise<Map<string, OfferedTimeDto[]>> {
  const rows = await manager.query<OfferedRow[]>(
    `SELECT o.interview_id, i.slot_id IS NOT DISTINCT FROM s.id AS is_booked_here, ${slotColumns('a.brand')} FROM interview_offers o JOIN ${SLOTS} ON s.id = o.slot_id
     JOIN interviews i ON i.id = o.interview_id JOIN ${APPLICANTS} a ON a.id = i.application_id
     WHERE o.interview_id = ANY($1) ORDER BY s.starts_at, s.id`,
    [interviewIds],
  );
  const times = new Map<string, OfferedTimeDto[]>(interviewIds.map((id) => [id, []]));
  for (const row of rows) times.get(row.interview_id)?.push(toTimeDto(row));
  return times;
}

function toTimeDto(row: OfferedRow): OfferedTimeDto {
  return {
    slot_id: row.id,
    starts_at: row.starts_at.toISOString(),
    minutes: minutesBetween(row.starts_at, row.ends_at),
    place: row.is_free || row.is_booked_here ? row.place : '',
    interviewer: { id: row.interviewer_id, username: row.interviewer },
    is_free: row.is_free,
  };
}

export function toInterviewDto(row: InterviewRow, times: OfferedTimeDto[]): InterviewDto {
  const { interviewer_id, interviewer, starts_at, ends_at } = row;
  return {
    id: row.id,
    state: row.state,
    sequence: row.sequence,
    application_id: row.application_id,
    application_status: row.application_status,
    reference: row.reference,
    applicant_name: `${row.first_name} ${row.last_name}`,
    job_title: row.job_title,
    slot_id: row.slot_id,
    starts_at: starts_at?.toISOString() ?? null,
    minutes: starts_at && ends_at && minutesBetween(starts_at, ends_at),
    place: row.place,
    interviewer: interviewer_id && interviewer ? { id: interviewer_id, username: interviewer } : null,
    is_held: row.state !== 'booked' || row.interviewer_email !== null,
    text: row.text,
    offered_by: row.offered_by,
    offered_at: row.created_at.toISOString(),
    times,
  };
}
