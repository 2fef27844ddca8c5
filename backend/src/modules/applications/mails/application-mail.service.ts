import { Inject, Injectable } from '@nestjs/common';
import { mailsDecision } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ENVIRONMENT, type Environment, portalUrl, siteUrl } from '../../../platform/config/environment.js';
import type { MailContent } from '../../../platform/mail/index.js';
import { MailService, type MailToQueue } from '../../../platform/mail/mail.service.js';
import { presentTime } from '../../../platform/statements/present-time.js';
import type { IssuedOneTimeToken } from '../../../platform/tokens/one-time-tokens.service.js';
import type { JobDto } from '../../jobs/index.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { lockOne } from '../list/application-rows.js';
import {
  ApplicationWithdrawnException,
  StatusChangedException,
  StatusMailSentException,
} from '../applications.errors.js';
import { ApplicationsService } from '../list/applications.service.js';
import type { ApplicationDto } from '../list/application.dto.js';
import type { SendStatusMailDto, StatusMailDto } from './status-mail.dto.js';
import type { SubmittedAnswers } from '../apply/apply.dto.js';
import type { SubmittedApplication } from '../apply/submitted-application.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { Recipients, STATUS_MAIL } from '../recipients/recipients.service.js';
import { ArrivalNotices } from '../notices/arrival-notices.service.js';
import { applicationArrived } from './application-arrived.js';
import { applicationReceived } from './application-received.js';
import { applicationWithdrawn } from './application-withdrawn.js';
import { pageLink } from './page-link.js';
import { statusChanged } from './status-changed.js';

/** The mail with a link to the applicant's own page. */
export const PAGE_LINK_MAIL = 'application_page_link';

type Applicant = Pick<SubmittedAnswers, 'first_name' | 'email'>;

/** Queues the mails about an application. */
@Injectable()
export class ApplicationMailService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly applications: ApplicationsService,
    private readonly jobs: JobsService,
    private readonly mails: MailService,
    private readonly history: ApplicationHistory,
    private readonly recipients: Recipients,
    private readonly notices: ArrivalNotices,
  ) {}

  /**
   * Queues the applicant's acknowledgement and the notices of arrival, in the transaction that takes the application.
   * @param applicant recipient of the acknowledgement; if undefined, none is queued
   */
  async queueSubmission(
    manager: EntityManager,
    application: SubmittedApplication,
    job: Pick<JobDto, 'status_mails'>,
    applicant: Applicant | undefined,
  ): Promise<void> {
    await this.mails.queueAll(manager, [
      ...(applicant ? [this.receipt(application, job, applicant)] : []),
      ...(await this.arrivalNotices(manager, application)),
    ]);
  }

  private receipt(
    { id, reference, job_title: jobTitle }: SubmittedApplication,
    job: Pick<JobDto, 'status_mails'>,
    { first_name: firstName, email }: Applicant,
  ): MailToQueue {
    return {
      kind: 'application_received',
      about: id,
      applicationId: id,
      recipient: email,
      replyTo: this.environment.HR_EMAIL,
      content: applicationReceived(
        {
          firstName,
          jobTitle,
          reference,
          isDecisionMailed: mailsDecision(job),
          hrEmail: this.environment.HR_EMAIL,
        },
        siteUrl(this.environment),
      ),
    };
  }

  /** Notices to HR's mailbox, and to accounts that want one for each application. */
  private async arrivalNotices(
    manager: EntityManager,
    { id, reference, job_id: jobId, job_title: jobTitle }: SubmittedApplication,
  ): Promise<MailToQueue[]> {
    const { HR_EMAIL } = this.environment;
    const notice = {
      kind: 'application_arrived',
      applicationId: id,
      content: applicationArrived({ id, jobTitle, reference }, portalUrl(this.environment)),
    };
    const wanting = await this.notices.wantingEach(manager, jobId, HR_EMAIL);
    return [
      { ...notice, about: id, recipient: HR_EMAIL },
      ...wanting.map(({ id: accountId, email: recipient }) => ({
        ...notice,
        about: `${id}:${accountId}`,
        recipient,
      })),
    ];
  }

  /** Queues a mail with the link to the applicant's own page, each time that one is asked for. */
  async queuePageLink(
    manager: EntityManager,
    application: { id: string; email: string } & Parameters<typeof pageLink>[0],
    link: IssuedOneTimeToken,
  ): Promise<void> {
    const { HR_EMAIL: hrEmail } = this.environment;
    await this.mails.queue(manager, {
      kind: PAGE_LINK_MAIL,
      about: `${application.id}:${uuidv7()}`,
      applicationId: application.id,
      recipient: application.email,
      replyTo: hrEmail,
      content: pageLink(application, link, { siteUrl: siteUrl(this.environment), hrEmail }),
    });
  }

  /** Queues the notice to HR that an applicant has withdrawn. */
  async queueWithdrawal(manager: EntityManager, application: ApplicationDto): Promise<void> {
    await this.mails.queue(manager, {
      kind: 'application_withdrawn',
      about: application.id,
      applicationId: application.id,
      recipient: this.environment.HR_EMAIL,
      content: applicationWithdrawn(
        { ...application, jobTitle: application.job_title },
        portalUrl(this.environment),
      ),
    });
  }

  /** What a mail about the present status would say. */
  async previewStatusMail(id: string): Promise<StatusMailDto> {
    const application = await this.applications.get(id);
    const { subject, text, html } = this.mails.render(await this.statusMail(application));
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
   * Queues the mail about a status, which must still be the present one.
   * @throws ApplicationWithdrawnException, StatusChangedException
   * @throws StatusMailSentException when one about this status was queued before, or one has told of it since `seen_at`
   */
  async sendStatusMail(
    actorId: string,
    id: string,
    { status, seen_at }: SendStatusMailDto,
  ): Promise<StatusMailDto> {
    const seenAt = seen_at ?? (await presentTime(this.dataSource.manager));
    const application = await this.applications.get(id);
    const content = await this.statusMail({ ...application, status });
    await this.dataSource.transaction(async (manager) => {
      const present = await lockOne(manager, id);
      if (present.withdrawnAt) throw new ApplicationWithdrawnException();
      if (present.status !== status) throw new StatusChangedException(present.status);
      const [told] = await this.recipients.markTold(manager, [{ id }], { tellsStatus: status, seenAt });
      if (told?.isTold) throw new StatusMailSentException();
      await this.recipients.cancelGivenUp(manager, actorId, [id]);
      const [queued] = await this.mails.queueAll(manager, [
        {
          kind: STATUS_MAIL,
          about: aboutStatus({ id, status }),
          applicationId: id,
          recipient: application.email,
          replyTo: this.environment.HR_EMAIL,
          content,
          isKept: true,
        },
      ]);
      if (!queued) throw new StatusMailSentException();
      await this.recipients.cancelOvertaken(manager, actorId, [id]);
      await manager.update(Application, { id }, { toldStatus: status });
      const createdAt = await presentTime(manager);
      await this.history.record(manager, actorId, [
        { applicationId: id, type: 'status_mail_sent', data: { status, mail_id: queued.id }, createdAt },
      ]);
    });
    return this.previewStatusMail(id);
  }

  private async statusMail(application: ApplicationDto): Promise<MailContent> {
    const { first_name: firstName, job_title: jobTitle, reference, status } = application;
    const told = {
      firstName,
      jobTitle,
      reference,
      isDecisionMailed: await this.jobs.mailsDecision(application.job_id),
      hrEmail: this.environment.HR_EMAIL,
    };
    return statusChanged(told, status, siteUrl(this.environment));
  }
}

const aboutStatus = ({ id, status }: Pick<ApplicationDto, 'id' | 'status'>) => `${id}:${status}`;
