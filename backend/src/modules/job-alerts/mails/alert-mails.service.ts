import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, JOB_ALERT_NOTICE_DAYS, throughChannel } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ENVIRONMENT, type Environment, siteUrl } from '../../../platform/config/environment.js';
import type { MailContent } from '../../../platform/mail/index.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { OneTimeTokensService } from '../../../platform/tokens/one-time-tokens.service.js';
import type { JobDto } from '../../jobs/index.js';
import { AlertTokens } from '../alert-tokens.service.js';
import { alertEnding } from './alert-ending.js';
import { type AlertedSearch, searchPath } from './alerted-search.js';
import { confirmAlert } from './confirm-alert.js';
import { newJobs } from './new-jobs.js';

/** Kinds of these mails. */
export const ALERT_MAILS = ['job_alert', 'job_alert_confirm', 'job_alert_ending'] as const;

type Addressee = AlertedSearch & { id: string; email: string };

/** The mails of alerts, each queued in the transaction of the change that it tells of, and erased with its alert. */
@Injectable()
export class AlertMails {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly oneTimeTokens: OneTimeTokensService,
    private readonly mails: MailService,
    private readonly tokens: AlertTokens,
  ) {}

  async askToConfirm(manager: EntityManager, alert: Addressee, days: number): Promise<void> {
    const link = await this.confirmationLink(manager, alert.id, days);
    await this.queue(manager, alert, 'job_alert_confirm', confirmAlert(alert, link));
  }

  /** Asks whether an alert may go on. */
  async askToGoOn(manager: EntityManager, alert: Addressee & { until: Date }): Promise<void> {
    const { url } = await this.confirmationLink(manager, alert.id, JOB_ALERT_NOTICE_DAYS);
    const stopUrl = this.tokens.pageUrl(alert.id);
    await this.queue(manager, alert, 'job_alert_ending', alertEnding(alert, { url, stopUrl }), true);
  }

  /** @returns the id of the mail */
  async notify(
    manager: EntityManager,
    alert: Addressee,
    jobs: readonly JobDto[],
  ): Promise<string | undefined> {
    return this.queue(manager, alert, 'job_alert', this.contentOf(alert, jobs), true);
  }

  /** Removes closed jobs from a mail that is not sent yet; a mail without any open job is never sent. */
  async rewrite(
    manager: EntityManager,
    mailId: string,
    alert: Addressee,
    jobs: readonly JobDto[],
  ): Promise<void> {
    const content = jobs.length > 0 ? this.contentOf(alert, jobs) : undefined;
    await this.mails.rewrite(manager, mailId, content);
  }

  private contentOf(alert: Addressee, jobs: readonly JobDto[]): MailContent {
    return newJobs(alert, jobs, {
      jobUrl: ({ id }) => this.tokens.visitUrl(alert.id, throughChannel(`/careers/${id}`, 'alert')),
      listUrl: this.tokens.visitUrl(alert.id, searchPath(alert)),
      stopUrl: this.tokens.pageUrl(alert.id),
    });
  }

  private async confirmationLink(manager: EntityManager, alertId: string, days: number) {
    const { token, expiresAt } = await this.oneTimeTokens.issue(manager, {
      purpose: 'confirm_job_alert',
      subjectId: alertId,
      lifetimeMs: days * DAY_MS,
    });
    return { url: `${siteUrl(this.environment)}/job-alerts/confirm#${token}`, expiresAt };
  }

  private async queue(
    manager: EntityManager,
    { id, email: recipient }: Addressee,
    kind: (typeof ALERT_MAILS)[number],
    content: MailContent,
    isOfList = false,
  ): Promise<string | undefined> {
    const about = uuidv7();
    const unsubscribeUrl = isOfList ? this.tokens.oneClickUrl(id) : undefined;
    const replyTo = this.environment.SUPPORT_EMAIL;
    const [queued] = await this.mails.queueAll(manager, [
      { kind, about, recipient, replyTo, content, groupId: id, unsubscribeUrl },
    ]);
    return queued?.id;
  }
}
