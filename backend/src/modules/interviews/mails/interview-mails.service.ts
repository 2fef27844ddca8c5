import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CandidateAccess } from '../../applications/candidate/candidate-access.service.js';
import { ENVIRONMENT, type Environment, portalUrl, siteUrl } from '../../../platform/config/environment.js';
import type { LeavingMail } from '../../../platform/mail/mail-checks.service.js';
import { MailService, type MailToQueue } from '../../../platform/mail/mail.service.js';
import {
  findInterview,
  findLatest,
  findTimes,
  type InterviewAhead,
  type InterviewRow,
  isOfRejected,
} from '../list/interview-rows.js';
import { minutesBetween } from '../slots/slot-rows.js';
import type { OfferedTimeDto } from '../list/interview.dto.js';
import { type CalendarEntry, type Inviting, invitation, removal } from './calendar-entry.js';
import {
  cancelledWithoutInterviewer,
  forInterviewer,
  interviewBooked,
  interviewCancelled,
  interviewOffered,
  interviewReminder,
  forFormerInterviewer,
  offerDeclined,
  reminderForInterviewer,
  type ToldApplicant,
  type ToldInterview,
  type ToldTime,
} from './interview-texts.js';
import { isTooLate, reminderKind, remindersFor } from './reminders.js';

export const OFFERED = 'interview_offered';
export const CANCELLED = 'interview_cancelled';
export const BOOKED_OR_MOVED = ['interview_booked', 'interview_moved'] as const;
const NEWS = [OFFERED, ...BOOKED_OR_MOVED, CANCELLED] as const;

interface News extends MailToQueue {
  kind: (typeof NEWS)[number];
  applicationId: string;
  about: string;
}

/** How long a mailed link opens the applicant's page. */
const LINK_DAYS = 7;

interface BookedTime {
  starts_at: Date;
  ends_at: Date;
  place: string;
}

/** An interview whose time is booked. */
export type BookedInterview = InterviewRow & BookedTime;

export function isBooked<Row extends InterviewRow | InterviewAhead>(row: Row): row is Row & BookedTime {
  return row.starts_at !== null && row.ends_at !== null && row.place !== null;
}

/** Mails about interviews, each queued in the transaction of the change that it tells of. */
@Injectable()
export class InterviewMails {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly mails: MailService,
    private readonly access: CandidateAccess,
  ) {}

  /** Offers times to the applicant. If a time stays booked meanwhile, its reminders are queued again with HR's new text. */
  async queueOffer(
    manager: EntityManager,
    interview: InterviewRow,
    times: readonly OfferedTimeDto[],
  ): Promise<void> {
    const booked = isBooked(interview) ? timeOf(interview) : undefined;
    const told = times.map(({ starts_at, ...time }) => ({ ...time, startsAt: new Date(starts_at) }));
    await this.queueNews(manager, {
      kind: OFFERED,
      ...this.toApplicant(interview),
      content: interviewOffered(
        this.toldApplicant(interview),
        { times: told, booked },
        await this.pageWithLink(manager, interview),
      ),
    });
    if (isBooked(interview)) await this.queueReminders(manager, interview, new Date());
  }

  /** The applicant gets the entry for the calendar, and both get reminders in place of the previous ones. */
  async queueBooked(
    manager: EntityManager,
    interview: BookedInterview,
    { change, now, hasOtherTime }: { change: 'booked' | 'moved'; now: Date; hasOtherTime: boolean },
  ): Promise<void> {
    const reminders = await this.queueReminders(manager, interview, now);
    const [told, time] = [this.toldApplicant(interview), timeOf(interview)];
    const { url: page } = await this.pageWithLink(manager, interview);
    const contentOf = (what: typeof change) =>
      interviewBooked(told, { time, change: what, reminders, hasOtherTime }, page);
    const mail = {
      kind: `interview_${change}`,
      ...this.toApplicant(interview),
      calendar: this.entryOfApplicant(interview, 'REQUEST'),
      content: contentOf(change),
    } as const;
    await this.queueNews(manager, mail, contentOf('booked'));
  }

  private async queueReminders(manager: EntityManager, interview: BookedInterview, now: Date) {
    const [told, time] = [this.toldApplicant(interview), timeOf(interview)];
    const reminders = remindersFor(interview.starts_at, now);
    await this.mails.cancelGroup(manager, interview.id);
    for (const { hours, dueAt } of reminders) {
      const reminder = { kind: reminderKind(hours), dueAt, groupId: interview.id };
      await this.mails.queue(manager, {
        ...this.toApplicant(interview),
        ...reminder,
        content: interviewReminder(told, time, hours, this.page),
      });
      const interviewer = toInterviewer(interview);
      if (!interviewer) continue;
      const content = reminderForInterviewer(told, time, hours, this.record(interview));
      await this.mails.queue(manager, { ...interviewer, ...reminder, content });
    }
    return reminders;
  }

  /**
   * Whether a reminder is still right for its recipient. It waits for up to a year, in which an account may be
   * suspended, removed, given another role or limited to other brands, the job may change its brand, and the applicant
   * may be rejected. A late reminder would say something untrue.
   */
  async mayRemind(manager: EntityManager, mail: LeavingMail): Promise<boolean> {
    const interview = mail.group_id ? await findInterview(manager, mail.group_id) : undefined;
    if (!interview || !isBooked(interview) || isTooLate(mail.kind, interview.starts_at)) return false;
    return mail.dedupe_key.endsWith(OF_INTERVIEWER)
      ? interview.interviewer_email === mail.recipient
      : !isOfRejected(interview);
  }

  /**
   * Whether the applicant may still have a time to choose. The mail waits for as long as no mail server takes it;
   * rejected applicants cannot choose.
   */
  async mayOffer(manager: EntityManager, { application_id }: LeavingMail): Promise<boolean> {
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
  async isAhead(manager: EntityManager, { dedupe_key }: LeavingMail): Promise<boolean> {
    const [, id = ''] = dedupe_key.split(':');
    const interview = await findInterview(manager, id);
    // None is found for a removed application. Its mail stays, in case the removal is undone.
    return !interview?.starts_at || interview.starts_at > new Date();
  }

  /**
   * Removes the entry from both calendars, and cancels the reminders. HR is told if there is no interviewer who may see
   * the interview.
   */
  async queueCancelled(manager: EntityManager, interview: InterviewRow): Promise<void> {
    await this.mails.cancelGroup(manager, interview.id);
    await this.queueNews(manager, {
      kind: CANCELLED,
      ...this.toApplicant(interview),
      ...(isBooked(interview) && { calendar: this.entryOfApplicant(interview, 'CANCEL') }),
      content: interviewCancelled(
        this.toldApplicant(interview),
        isBooked(interview) ? timeOf(interview) : undefined,
      ),
    });
    if (!isBooked(interview)) return;
    await this.notifyInterviewer(manager, interview, 'cancelled');
    if (interview.interviewer_email === null)
      await this.queueForHr(manager, interview, {
        kind: CANCELLED,
        content: cancelledWithoutInterviewer(toldOf(interview), timeOf(interview), this.record(interview)),
      });
  }

  /**
   * Mails only the interviewer, such as when another one takes over. An account that may no longer see the interview is
   * told of a cancellation that the interview is no longer theirs; of other changes it is told nothing.
   */
  async notifyInterviewer(
    manager: EntityManager,
    interview: BookedInterview,
    change: 'booked' | 'moved' | 'cancelled',
  ): Promise<void> {
    const interviewer = toInterviewer(interview);
    if (!interviewer) {
      if (change === 'cancelled') await this.notifyFormerInterviewer(manager, interview);
      return;
    }
    const contentOf = (what: typeof change) =>
      forInterviewer(toldOf(interview), timeOf(interview), what, this.record(interview));
    const mail = {
      kind: `interview_${change}`,
      ...interviewer,
      calendar: this.entryOfInterviewer(interview, change === 'cancelled' ? 'CANCEL' : 'REQUEST'),
      content: contentOf(change),
    } as const;
    await this.queueNews(manager, mail, contentOf('booked'));
  }

  private async notifyFormerInterviewer(manager: EntityManager, interview: BookedInterview): Promise<void> {
    const { id, sequence, application_id: applicationId, account_email: recipient } = interview;
    if (recipient === null) return;
    await this.queueNews(manager, {
      kind: CANCELLED,
      about: `${id}:${sequence}${OF_INTERVIEWER}`,
      applicationId,
      recipient,
      calendar: removal(entryOf(interview), { recipient, url: portalUrl(this.environment) }, this.inviting),
      content: forFormerInterviewer(timeOf(interview)),
    });
  }

  /**
   * Queues a mail in place of earlier ones that still wait, such as for a mail server: they would arrive after it.
   * @param asBooked text of a move for a recipient who was not yet told of the booking
   */
  private async queueNews(manager: EntityManager, mail: News, asBooked = mail.content): Promise<void> {
    const [id, , role] = mail.about.split(':');
    const overtaken = await this.mails.cancelOvertaken(manager, {
      ...mail,
      about: `${id}:%:${role}`,
      // A new offer leaves a booked time as it is, so mails about the booking stay.
      kinds: mail.kind === OFFERED ? [OFFERED] : NEWS,
    });
    const isFirst = mail.kind === 'interview_moved' && overtaken.includes('interview_booked');
    await this.mails.queue(
      manager,
      isFirst ? { ...mail, kind: 'interview_booked', content: asBooked } : mail,
    );
  }

  async queueDeclined(manager: EntityManager, interview: InterviewRow): Promise<void> {
    const content = offerDeclined(toldOf(interview), this.record(interview));
    await this.queueForHr(manager, interview, { kind: 'interview_declined', content });
  }

  private async queueForHr(
    manager: EntityManager,
    { id: about, application_id: applicationId }: InterviewRow,
    mail: Pick<MailToQueue, 'kind' | 'content'>,
  ): Promise<void> {
    await this.mails.queue(manager, { ...mail, about, applicationId, recipient: this.environment.HR_EMAIL });
  }

  get inviting(): Inviting {
    return { email: this.environment.HR_EMAIL, host: new URL(siteUrl(this.environment)).hostname };
  }

  /** The entry as the applicant's calendar has it. */
  ofApplicant(interview: BookedInterview): CalendarEntry {
    return { ...entryOf(interview), summary: `Interview: ${interview.job_title}`, url: this.page };
  }

  /** The entry as the interviewer's calendar has it: name, job, place and the way to the portal. */
  ofInterviewer(interview: BookedInterview): CalendarEntry {
    const { applicantName, jobTitle } = toldOf(interview);
    const summary = `Interview: ${applicantName}, ${jobTitle}`;
    return { ...entryOf(interview), summary, url: this.record(interview) };
  }

  private entryOfApplicant(interview: BookedInterview, method: 'REQUEST' | 'CANCEL'): string {
    const { email: recipient } = interview;
    return invitation(this.ofApplicant(interview), { method, recipient }, this.inviting);
  }

  private entryOfInterviewer(interview: BookedInterview, method: 'REQUEST' | 'CANCEL'): string {
    const recipient = interview.interviewer_email ?? '';
    return invitation(this.ofInterviewer(interview), { method, recipient }, this.inviting);
  }

  private toApplicant({ id, sequence, application_id: applicationId, email: recipient }: InterviewRow) {
    const replyTo = this.environment.HR_EMAIL;
    return { about: `${id}:${sequence}${OF_APPLICANT}`, applicationId, recipient, replyTo };
  }

  private toldApplicant(interview: InterviewRow): ToldApplicant {
    return { ...toldOf(interview), hrEmail: this.environment.HR_EMAIL };
  }

  get page(): string {
    return `${siteUrl(this.environment)}/my-application`;
  }

  private async pageWithLink(manager: EntityManager, { application_id }: InterviewRow) {
    const { token, expiresAt } = await this.access.issueLink(manager, application_id, LINK_DAYS);
    return { url: `${this.page}#${token}`, expiresAt };
  }

  private record({ application_id }: InterviewRow): string {
    return `${portalUrl(this.environment)}/applications/${application_id}/show`;
  }
}

type InterviewTime = Pick<InterviewAhead, 'id' | 'sequence'> & BookedTime;

/** Ends of the deduplication keys of mails about an interview, by their recipient. */
export const [OF_INTERVIEWER, OF_APPLICANT] = [':interviewer', ':applicant'];

/** Undefined when the account may not see the interview any more. */
function toInterviewer({ id, sequence, application_id: applicationId, interviewer_email }: InterviewRow) {
  if (interviewer_email === null) return undefined;
  return { about: `${id}:${sequence}${OF_INTERVIEWER}`, applicationId, recipient: interviewer_email };
}

function toldOf(interview: InterviewRow): ToldInterview {
  const { first_name: firstName, last_name, job_title: jobTitle, reference, text } = interview;
  return { firstName, applicantName: `${firstName} ${last_name}`, jobTitle, reference, text };
}

function timeOf({ starts_at: startsAt, ends_at, place }: InterviewTime): ToldTime {
  return { startsAt, minutes: minutesBetween(startsAt, ends_at), place };
}

export function entryOf({ id, sequence, starts_at: startsAt, ends_at: endsAt, place }: InterviewTime) {
  return { id, sequence, startsAt, endsAt, place };
}
