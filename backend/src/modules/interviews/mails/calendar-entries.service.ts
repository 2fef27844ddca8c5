import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment, portalUrl, siteUrl } from '../../../platform/config/environment.js';
import { senderOf } from '../../../platform/mail/index.js';
import type { BookedInterview, BookedTime } from '../list/booked-interview.js';
import type { InterviewAhead, InterviewRow } from '../list/interview-rows.js';
import { type CalendarEntry, type Inviting, invitation } from './calendar-entry.js';

/** Entries of interviews in the calendars of applicants and interviewers. */
@Injectable()
export class CalendarEntries {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /**
   * HR, unless it is HR that is invited: in a calendar of the organizer, programs add no entry.
   * @param recipient address of the calendar's owner
   */
  invitingTo(recipient: string): Inviting {
    const { HR_EMAIL, MAIL_FROM } = this.environment;
    const host = new URL(siteUrl(this.environment)).hostname;
    const isAnother = (address: string) => address.toLowerCase() !== recipient.toLowerCase();
    const email = [HR_EMAIL, senderOf(MAIL_FROM).address].find(isAnother) ?? `no-reply@${host}`;
    return { email, host };
  }

  /** Address of the applicant's page, without a token. */
  get page(): string {
    return `${siteUrl(this.environment)}/my-application`;
  }

  /** Address of the application in the portal. */
  record({ application_id }: Pick<InterviewRow, 'application_id'>): string {
    return `${portalUrl(this.environment)}/applications/${application_id}/show`;
  }

  /** The entry as the applicant's calendar has it. */
  ofApplicant(interview: BookedInterview): CalendarEntry {
    return { ...entryOf(interview), summary: `Interview: ${interview.job_title}`, url: this.page };
  }

  /** The entry as the interviewer's calendar has it: name, job, place and the way to the portal. */
  ofInterviewer(interview: BookedInterview): CalendarEntry {
    const { first_name, last_name, job_title } = interview;
    const summary = `Interview: ${first_name} ${last_name}, ${job_title}`;
    return { ...entryOf(interview), summary, url: this.record(interview) };
  }

  /** The calendar that a mail to the applicant carries. */
  toApplicant(interview: BookedInterview, method: 'REQUEST' | 'CANCEL'): string {
    const { email: recipient } = interview;
    return invitation(this.ofApplicant(interview), { method, recipient }, this.invitingTo(recipient));
  }

  /** The calendar that a mail to the interviewer carries. */
  toInterviewer(interview: BookedInterview, method: 'REQUEST' | 'CANCEL'): string {
    const recipient = interview.interviewer_email ?? '';
    return invitation(this.ofInterviewer(interview), { method, recipient }, this.invitingTo(recipient));
  }
}

/** The parts of an entry that both calendars share. */
export function entryOf({
  id,
  sequence,
  starts_at: startsAt,
  ends_at: endsAt,
  place,
}: Pick<InterviewAhead, 'id' | 'sequence'> & BookedTime) {
  return { id, sequence, startsAt, endsAt, place };
}
