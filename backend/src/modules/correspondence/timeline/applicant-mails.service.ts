import { Injectable } from '@nestjs/common';
import { MailListService } from '../../../platform/mail/list/mail-list.service.js';
import { ApplicationsService } from '../../applications/list/applications.service.js';
import type { ApplicantMailDto } from './applicant-mail.dto.js';

/** The mails that were written to an applicant. */
@Injectable()
export class ApplicantMails {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly mails: MailListService,
  ) {}

  /** The mails to the applicant, the latest first; HR's own notices are not among them. */
  async list(applicationId: string): Promise<ApplicantMailDto[]> {
    const { email } = await this.applications.get(applicationId);
    const mails = await this.mails.listAbout(applicationId);
    return mails
      .filter(({ recipient }) => recipient === email)
      .map(({ id, kind, recipient, subject, text, status, last_error, created_at, ...times }) => ({
        id,
        kind,
        recipient,
        subject,
        text,
        status,
        last_error,
        created_at,
        next_attempt_at: times.next_attempt_at,
        sent_at: times.sent_at,
      }))
      .reverse();
  }
}
