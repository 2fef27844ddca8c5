import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { presentTime } from '../../../platform/statements/present-time.js';
import { JOB_STATUS_MAIL } from '../../applications/index.js';
import { Recipients } from '../../applications/recipients/recipients.service.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { MailTemplatesService } from '../templates/mail-templates.service.js';
import { MailWriter } from '../writing/mail-writer.service.js';
import { namesInterview, writeMail } from '../writing/write-mail.js';
import { planStatusMails, type PlannedMails } from './plan-status-mails.js';

/** The mails that jobs send automatically when a status changes, each after its delay. */
@Injectable()
export class StatusMails {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly jobs: JobsService,
    private readonly recipients: Recipients,
    private readonly templates: MailTemplatesService,
    private readonly writer: MailWriter,
    private readonly mails: MailService,
  ) {}

  /** Takes back waiting mails about an earlier status, and queues those about the present one. */
  async follow(manager: EntityManager, actorId: string, applicationIds: string[]): Promise<void> {
    await this.recipients.cancelMails(manager, actorId, applicationIds, [JOB_STATUS_MAIL]);
    await this.recipients.cancelGivenUp(manager, actorId, applicationIds);
    const found = await this.recipients.named(applicationIds, manager);
    const settings = await this.jobs.statusMailsOf(manager, [...new Set(found.map(({ jobId }) => jobId))]);
    const told = await this.recipients.toldElsewhere(manager, applicationIds);
    const untold = found.filter(({ id }) => !told.has(id));
    for (const planned of planStatusMails(untold, settings)) await this.queue(manager, planned);
  }

  private async queue(manager: EntityManager, { mail, recipients }: PlannedMails): Promise<void> {
    const template = await this.templates.findFor(manager, mail.status, mail.template_id);
    // Without a template there is no text to send. The applicants stay not yet told, and the list says so.
    if (!template) return;
    const now = await presentTime(manager);
    const dueAt = new Date(now.getTime() + mail.delay_hours * HOUR_MS);
    const filled = await this.writer.fill(template, recipients, manager);
    const queued = await this.mails.queueAll(
      manager,
      filled
        .filter(({ isFilled }) => isFilled)
        .map((recipient) => ({
          kind: JOB_STATUS_MAIL,
          about: `${recipient.id}:${uuidv7()}`,
          applicationId: recipient.id,
          recipient: recipient.email,
          replyTo: this.environment.HR_EMAIL,
          content: writeMail(template, recipient.values),
          dueAt,
          isKept: true,
        })),
    );
    await this.recipients.recordQueued(manager, null, queued, {
      tells: mail.status,
      namesInterview: namesInterview(template),
    });
  }
}
