import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ENVIRONMENT, type Environment, siteUrl } from '../../../config/environment.js';
import type { Letter } from '../../mail/mail.public.js';
import { MailService } from '../../mail/mail.service.js';
import { StatusMailSentException } from '../applications.errors.js';
import { ApplicationsService } from '../applications.service.js';
import type { ApplicationDto } from '../dto/application.dto.js';
import type { StatusMailDto } from './status-mail.dto.js';
import type { SubmittedApplication } from '../dto/submitted-application.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { applicationArrived } from './application-arrived.js';
import { applicationReceived } from './application-received.js';
import { statusChanged } from './status-changed.js';

const STATUS_MAIL = 'status_changed';

/** The mails that an application gives rise to. */
@Injectable()
export class ApplicationMailService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly applications: ApplicationsService,
    private readonly mails: MailService,
    private readonly history: ApplicationHistory,
  ) {}

  /** Queues the applicant's acknowledgement and the notice to HR, in the transaction that takes the application. */
  async queueReceipt(
    manager: EntityManager,
    { id, reference, job_title: jobTitle }: SubmittedApplication,
    { first_name: firstName, email }: { first_name: string; email: string },
  ): Promise<void> {
    await this.mails.queue(manager, {
      kind: 'application_received',
      about: id,
      applicationId: id,
      recipient: email,
      letter: applicationReceived({ firstName, jobTitle, reference }),
    });
    await this.mails.queue(manager, {
      kind: 'application_arrived',
      about: id,
      applicationId: id,
      recipient: this.environment.HR_EMAIL,
      letter: applicationArrived({ id, jobTitle, reference }, siteUrl(this.environment)),
    });
  }

  /** What a mail about the present status would say. */
  async previewStatusMail(id: string): Promise<StatusMailDto> {
    const application = await this.applications.get(id);
    const { subject, text, html } = this.mails.render(statusLetter(application));
    return {
      status: application.status,
      recipient: application.email,
      subject,
      text,
      html,
      is_sent: await this.mails.has(STATUS_MAIL, aboutStatus(application)),
    };
  }

  /**
   * Queues the mail about the present status.
   * @throws StatusMailSentException when one about this status was queued before
   */
  async sendStatusMail(actorId: string, id: string): Promise<StatusMailDto> {
    const application = await this.applications.get(id);
    await this.dataSource.transaction(async (manager) => {
      const isQueued = await this.mails.queue(manager, {
        kind: STATUS_MAIL,
        about: aboutStatus(application),
        applicationId: id,
        recipient: application.email,
        letter: statusLetter(application),
      });
      if (!isQueued) throw new StatusMailSentException();
      await this.history.record(manager, actorId, [
        { applicationId: id, type: 'status_mail_sent', data: { status: application.status } },
      ]);
    });
    return this.previewStatusMail(id);
  }
}

const aboutStatus = ({ id, status }: ApplicationDto) => `${id}:${status}`;

function statusLetter(application: ApplicationDto): Letter {
  const { first_name: firstName, job_title: jobTitle, reference, status } = application;
  return statusChanged({ firstName, jobTitle, reference }, status);
}
