import type { EntityManager } from 'typeorm';
import type { LeavingMail } from '../../../platform/mail/mail-checks.service.js';
import { isBooked } from '../list/booked-interview.js';
import { findInterview, findLatest, findTimes, isOfRejected } from '../list/interview-rows.js';
import { readKey } from './interview-mail-key.js';
import { isTooLate } from './reminders.js';

/**
 * Whether a reminder is still right for its recipient. It waits for up to a year, in which an account may be
 * suspended, removed, given another role or limited to other brands, the job may change its brand, and the applicant
 * may be rejected. A late reminder would say something untrue.
 */
export async function mayRemind(manager: EntityManager, mail: LeavingMail): Promise<boolean> {
  const interview = mail.group_id ? await findInterview(manager, mail.group_id) : undefined;
  if (!interview || !isBooked(interview) || isTooLate(mail.kind, interview.starts_at)) return false;
  return readKey(mail.dedupe_key).role === 'interviewer'
    ? interview.interviewer_email === mail.recipient
    : !isOfRejected(interview);
}

/**
 * Whether the applicant may still have a time to choose. The mail waits for as long as no mail server takes it;
 * rejected applicants cannot choose.
 */
export async function mayOffer(manager: EntityManager, { application_id }: LeavingMail): Promise<boolean> {
  const interview = application_id ? await findLatest(manager, application_id) : undefined;
  // None is found for a removed application. Its mail stays, in case the removal is undone.
  if (interview === undefined) return true;
  if (isOfRejected(interview)) return false;
  // A time that somebody else has booked may become free again.
  const times = (await findTimes(manager, [interview.id])).get(interview.id) ?? [];
  return interview.state !== 'offered' || times.some(({ starts_at }) => Date.parse(starts_at) > Date.now());
}

/**
 * Whether the interview that a mail tells of is still ahead. A past interview is not cancelled, and needs no calendar
 * entry.
 */
export async function isAhead(manager: EntityManager, { dedupe_key }: LeavingMail): Promise<boolean> {
  const interview = await findInterview(manager, readKey(dedupe_key).id);
  // None is found for a removed application. Its mail stays, in case the removal is undone.
  return !interview?.starts_at || interview.starts_at > new Date();
}
