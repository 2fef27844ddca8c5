import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ENVIRONMENT, type Environment, portalUrl } from '../../../platform/config/environment.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { isBooked } from '../list/booked-interview.js';
import { findJobTitle, type InterviewAhead } from '../list/interview-rows.js';
import { CalendarEntries, entryOf } from './calendar-entries.service.js';
import { removal, type RemovedEntry, timeOfInvitation } from './calendar-entry.js';
import { CANCELLED } from './interview-mails.service.js';
import { readKey, writeKey } from './interview-mail-key.js';
import { erasedForApplicant, erasedForInterviewer } from './interview-texts.js';

/** The last mail to an applicant who is erased. */
const LAST_TO_APPLICANT = 'interview_ended';

interface LastMail {
  about: string;
  recipient: string;
  /** Undefined when only times were offered. */
  entry: RemovedEntry | undefined;
}

/** Mails about interviews of an applicant who is erased. They are not linked to the application: they would be erased with it. */
@Injectable()
export class LastInterviewMails {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly queue: MailService,
    private readonly entries: CalendarEntries,
  ) {
    queue.forgetOnceSent(LAST_TO_APPLICANT);
  }

  /** @param knowsOfIt whether the applicant asked for the erasure */
  async queueErased(
    manager: EntityManager,
    interview: InterviewAhead,
    { knowsOfIt }: { knowsOfIt: boolean },
  ): Promise<void> {
    const { id: about, sequence, email, interviewer_email, job_title: jobTitle } = interview;
    const entry = isBooked(interview) ? { ...entryOf(interview), sequence: sequence + 1 } : undefined;
    if (entry && interviewer_email !== null)
      await this.queueLastToInterviewer(manager, { about, recipient: interviewer_email, entry });
    if (!knowsOfIt) await this.queueLastToApplicant(manager, { about, recipient: email, entry }, jobTitle);
  }

  /**
   * Tells the recipients of a cancelled interview whose mail about it still waits when the application is erased, since
   * that mail is erased too.
   * @param knowsOfIt whether the applicant asked for the erasure
   */
  async queueUnheard(
    manager: EntityManager,
    applicationId: string,
    { knowsOfIt }: { knowsOfIt: boolean },
  ): Promise<void> {
    const waiting = await this.queue.waitingAbout(manager, applicationId, CANCELLED);
    for (const { recipient, dedupeKey, calendar } of waiting) {
      const { id, sequence, role } = readKey(dedupeKey);
      if (sequence === undefined || role === undefined) continue;
      const time = calendar === null ? undefined : timeOfInvitation(calendar);
      if (time && time.startsAt <= new Date()) continue;
      const mail = {
        about: writeKey({ id, sequence, role }),
        recipient,
        entry: time && { id, sequence, place: '', ...time },
      };
      if (role === 'interviewer' && mail.entry)
        await this.queueLastToInterviewer(manager, { ...mail, entry: mail.entry });
      if (role === 'applicant' && !knowsOfIt)
        await this.queueLastToApplicant(manager, mail, await findJobTitle(manager, applicationId));
    }
  }

  private async queueLastToInterviewer(
    manager: EntityManager,
    { about, recipient, entry }: LastMail & { entry: RemovedEntry },
  ): Promise<void> {
    await this.queue.queue(manager, {
      kind: 'interview_erased',
      about,
      recipient,
      calendar: removal(
        entry,
        { recipient, url: portalUrl(this.environment) },
        this.entries.invitingTo(recipient),
      ),
      replyTo: this.environment.HR_EMAIL,
      content: erasedForInterviewer(entry),
    });
  }

  private async queueLastToApplicant(
    manager: EntityManager,
    { about, recipient, entry }: LastMail,
    jobTitle: string,
  ): Promise<void> {
    const hrEmail = this.environment.HR_EMAIL;
    await this.queue.queue(manager, {
      kind: LAST_TO_APPLICANT,
      about,
      recipient,
      ...(entry && {
        calendar: removal(entry, { recipient, url: this.entries.page }, this.entries.invitingTo(recipient)),
      }),
      replyTo: hrEmail,
      content: erasedForApplicant({ jobTitle, hrEmail }, entry),
    });
  }
}
