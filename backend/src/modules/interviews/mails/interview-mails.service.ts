import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CandidateAccess } from '../../applications/candidate/candidate-access.service.js';
import { ENVIRONMENT, type Environment, portalUrl } from '../../../platform/config/environment.js';
import { MailService, type MailToQueue } from '../../../platform/mail/mail.service.js';
import type { InterviewRow } from '../list/interview-rows.js';
import { type BookedInterview, type BookedTime, isBooked } from '../list/booked-interview.js';
import { minutesBetween } from '../slots/slot-rows.js';
import type { OfferedTimeDto } from '../list/interview.dto.js';
import { CalendarEntries, entryOf } from './calendar-entries.service.js';
import { removal } from './calendar-entry.js';
import { likeAnySequence, writeKey } from './interview-mail-key.js';
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
import { reminderKind, remindersFor } from './reminders.js';

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

/** Mails about interviews, each queued in the transaction of the change that it tells of. */
@Injectable()
export class InterviewMails {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly mails: MailService,
    private readonly access: CandidateAccess,
    private readonly entries: CalendarEntries,
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
    const page = await this.pageWithLink(manager, interview);
    const contentOf = (what: typeof change) =>
      interviewBooked(told, { time, change: what, reminders, hasOtherTime }, page);
    const mail = {
      kind: `interview_${change}`,
      ...this.toApplicant(interview),
      calendar: this.entries.toApplicant(interview, 'REQUEST'),
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
        content: interviewReminder(told, time, hours, this.entries.page),
      });
      const interviewer = this.toInterviewer(interview);
      if (!interviewer) continue;
      const content = reminderForInterviewer(told, time, hours, this.entries.record(interview));
      await this.mails.queue(manager, { ...interviewer, ...reminder, content });
    }
    return reminders;
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
      ...(isBooked(interview) && { calendar: this.entries.toApplicant(interview, 'CANCEL') }),
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
        content: cancelledWithoutInterviewer(
          toldOf(interview),
          timeOf(interview),
          this.entries.record(interview),
        ),
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
    const interviewer = this.toInterviewer(interview);
    if (!interviewer) {
      if (change === 'cancelled') await this.notifyFormerInterviewer(manager, interview);
      return;
    }
    const contentOf = (what: typeof change) =>
      forInterviewer(toldOf(interview), timeOf(interview), what, this.entries.record(interview));
    const mail = {
      kind: `interview_${change}`,
      ...interviewer,
      calendar: this.entries.toInterviewer(interview, change === 'cancelled' ? 'CANCEL' : 'REQUEST'),
      content: contentOf(change),
    } as const;
    await this.queueNews(manager, mail, contentOf('booked'));
  }

  private async notifyFormerInterviewer(manager: EntityManager, interview: BookedInterview): Promise<void> {
    const { id, sequence, application_id: applicationId, account_email: recipient } = interview;
    if (recipient === null) return;
    await this.queueNews(manager, {
      kind: CANCELLED,
      about: writeKey({ id, sequence, role: 'interviewer' }),
      applicationId,
      recipient,
      replyTo: this.environment.HR_EMAIL,
      calendar: removal(
        entryOf(interview),
        { recipient, url: portalUrl(this.environment) },
        this.entries.invitingTo(recipient),
      ),
      content: forFormerInterviewer(timeOf(interview)),
    });
  }

  /**
   * Queues a mail in place of earlier ones that still wait, such as for a mail server: they would arrive after it.
   * @param asBooked text of a move for a recipient who was not yet told of the booking
   */
  private async queueNews(manager: EntityManager, mail: News, asBooked = mail.content): Promise<void> {
    const overtaken = await this.mails.cancelOvertaken(manager, {
      ...mail,
      about: likeAnySequence(mail.about),
      // A new offer leaves a booked time as it is, so mails about the booking stay.
      kinds: mail.kind === OFFERED ? [OFFERED] : NEWS,
    });
    const isFirst = mail.kind === 'interview_moved' && overtaken.includes('interview_booked');
    await this.mails.queue(
      manager,
      isFirst ? { ...mail, kind: 'interview_booked', content: asBooked } : mail,
    );
  }

  /** Tells HR that the applicant has declined the times on offer. */
  async queueDeclined(manager: EntityManager, interview: InterviewRow): Promise<void> {
    const content = offerDeclined(toldOf(interview), this.entries.record(interview));
    await this.queueForHr(manager, interview, { kind: 'interview_declined', content });
  }

  private async queueForHr(
    manager: EntityManager,
    { id: about, application_id: applicationId }: InterviewRow,
    mail: Pick<MailToQueue, 'kind' | 'content'>,
  ): Promise<void> {
    await this.mails.queue(manager, { ...mail, about, applicationId, recipient: this.environment.HR_EMAIL });
  }

  private toApplicant({ id, sequence, application_id: applicationId, email: recipient }: InterviewRow) {
    const replyTo = this.environment.HR_EMAIL;
    return { about: writeKey({ id, sequence, role: 'applicant' }), applicationId, recipient, replyTo };
  }

  /** Undefined when the account may not see the interview any more. */
  private toInterviewer({ id, sequence, application_id: applicationId, interviewer_email }: InterviewRow) {
    if (interviewer_email === null) return undefined;
    return {
      about: writeKey({ id, sequence, role: 'interviewer' }),
      applicationId,
      recipient: interviewer_email,
      replyTo: this.environment.HR_EMAIL,
    };
  }

  private toldApplicant(interview: InterviewRow): ToldApplicant {
    return { ...toldOf(interview), hrEmail: this.environment.HR_EMAIL };
  }

  private async pageWithLink(manager: EntityManager, { application_id }: InterviewRow) {
    const { token, expiresAt } = await this.access.issueLink(manager, application_id, LINK_DAYS);
    return { url: `${this.entries.page}#${token}`, expiresAt };
  }
}

function toldOf(interview: InterviewRow): ToldInterview {
  const { first_name: firstName, last_name, job_title: jobTitle, reference, text } = interview;
  return { firstName, applicantName: `${firstName} ${last_name}`, jobTitle, reference, text };
}

function timeOf({ starts_at: startsAt, ends_at, place }: BookedTime): ToldTime {
  return { startsAt, minutes: minutesBetween(startsAt, ends_at), place };
}
