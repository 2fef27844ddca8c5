import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { PollingWorker } from '../../../platform/work/polling-worker.js';
import { APPLICANT_MAIL, JOB_STATUS_MAIL } from '../../applications/index.js';
import { Recipients } from '../../applications/recipients/recipients.service.js';
import { type FilledRecipient, MailWriter } from '../writing/mail-writer.service.js';
import { writeMail } from '../writing/write-mail.js';
import { LEFT_OUT_REASONS, NOBODY_LEFT_OUT, reasonAgainst } from './choose-recipients.js';
import { MailBatch } from './mail-batch.entity.js';

/** Mails made in one transaction: few enough that nobody waits long for the applications it holds. */
const CHUNK = 250;

/** Makes the mails of batches, a chunk at a time. */
@Injectable()
export class BatchWorker extends PollingWorker {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SERVER_TIMINGS) timings: Timings,
    private readonly dataSource: DataSource,
    private readonly recipients: Recipients,
    private readonly writer: MailWriter,
    private readonly mails: MailService,
  ) {
    super({
      name: 'Correspondence',
      pause: timings.mailBatchPoll,
      failure: 'mails could not be made; will be tried again',
    });
  }

  protected workOnce(): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [batch] = await manager
        .createQueryBuilder(MailBatch, 'batch')
        .where('batch.preparedAt IS NULL AND batch.cancelledAt IS NULL')
        .orderBy('batch.createdAt')
        .limit(1)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      if (!batch) return false;
      await this.make(manager, batch);
      return true;
    });
  }

  private async make(manager: EntityManager, batch: MailBatch): Promise<void> {
    const ids = batch.waitingIds.slice(0, CHUNK);
    const waitingIds = batch.waitingIds.slice(CHUNK);
    const found = await this.writer.fill(batch, await this.recipients.hold(manager, ids), manager);
    const chosen = found.filter((recipient) => !reasonAgainst(recipient, batch.tellsStatus));
    if (batch.tellsStatus) {
      // These mails say what the job's own would.
      const ids = chosen.map(({ id }) => id);
      await this.recipients.cancelMails(manager, batch.actorId, ids, [JOB_STATUS_MAIL]);
    }
    const queued = await this.mails.queueAll(
      manager,
      chosen.map((recipient) => this.mailTo(recipient, batch)),
    );
    await this.recipients.noteQueued(manager, batch.actorId, queued, batch.tellsStatus);
    await manager.update(
      MailBatch,
      { id: batch.id },
      {
        waitingIds,
        queued: batch.queued + queued.length,
        leftOut: countLeftOut(batch, ids.length, found),
        ...(waitingIds.length === 0 && { subject: '', body: '', preparedAt: new Date() }),
      },
    );
  }

  private mailTo(recipient: FilledRecipient, batch: MailBatch) {
    return {
      kind: APPLICANT_MAIL,
      about: `${batch.id}:${recipient.id}`,
      applicationId: recipient.id,
      recipient: recipient.email,
      replyTo: this.environment.HR_EMAIL,
      content: writeMail(batch, recipient.values),
      dueAt: batch.sendsAt,
      groupId: batch.id,
      isKept: true,
    };
  }
}

/** Adds those who were chosen and have since been withdrawn, removed or decided otherwise. */
function countLeftOut(batch: MailBatch, wanted: number, found: readonly FilledRecipient[]) {
  const reasons = found.map((recipient) => reasonAgainst(recipient, batch.tellsStatus));
  // A batch from before a reason was known has no count of it.
  const before = { ...NOBODY_LEFT_OUT, ...batch.leftOut };
  const added = LEFT_OUT_REASONS.map((reason) => [
    reason,
    before[reason] +
      (reason === 'missing' ? wanted - found.length : reasons.filter((one) => one === reason).length),
  ]);
  return Object.fromEntries(added) as MailBatch['leftOut'];
}
