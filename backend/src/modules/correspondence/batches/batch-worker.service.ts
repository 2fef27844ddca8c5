import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { actingAccountsWith } from '../../../platform/auth/index.js';
import { seesBrandSql } from '../../../platform/brand-scope/index.js';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { MetricsRegistry } from '../../../platform/metrics/index.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { isPast } from '../../../platform/statements/is-past.js';
import { PROGRESS, QueueWorker } from '../../../platform/work/queue-worker.js';
import { APPLICANT_MAIL, EVERY_APPLICANT } from '../../applications/index.js';
import { Recipients } from '../../applications/recipients/recipients.service.js';
import { type FilledRecipient, MailWriter } from '../writing/mail-writer.service.js';
import { namesInterview, writeMail } from '../writing/write-mail.js';
import { LEFT_OUT_REASONS, NOBODY_LEFT_OUT, reasonAgainst } from './choose-recipients.js';
import { MailBatch } from './mail-batch.entity.js';
import { takeBack } from './take-back.js';

/** Mails made per transaction: few enough that nobody waits long for the locked applications. */
const CHUNK = 250;
const PERMISSION = 'applications.send_mail';
const UNDER_WAY = 'prepared_at IS NULL AND cancelled_at IS NULL';
/** A batch with no mails left to make. Its text is cleared, since nobody needs it and it may contain a name. */
const asPrepared = () => ({ subject: '', body: '', preparedAt: new Date() });

/** Makes the mails of batches, a chunk at a time. */
@Injectable()
export class BatchWorker extends QueueWorker {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SERVER_TIMINGS) timings: Timings,
    dataSource: DataSource,
    metrics: MetricsRegistry,
    private readonly recipients: Recipients,
    private readonly writer: MailWriter,
    private readonly mails: MailService,
  ) {
    super(
      {
        name: 'Correspondence',
        pause: timings.mailBatchPoll,
        failure: 'a mail batch could not continue; it will be retried',
        table: 'mail_batches',
        underWay: UNDER_WAY,
        permission: `'${PERMISSION}'`,
      },
      timings,
      dataSource,
      metrics,
    );
  }

  protected override async workOnce(): Promise<boolean> {
    await this.takeBackOfInactive();
    await this.takeBackOfUnseen();
    return super.workOnce();
  }

  /** Takes back unsent mails of accounts that were removed, suspended or lost the permission, and of revoked tokens. */
  private async takeBackOfInactive(): Promise<void> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM mail_batches WHERE cancelled_at IS NULL AND sends_at > now()
         AND actor_id NOT IN (SELECT id FROM ${actingAccountsWith(PERMISSION)} account)`,
    );
    for (const { id } of rows) {
      await this.dataSource.transaction(async (manager) => {
        const where = { id, cancelledAt: IsNull(), sendsAt: Not(isPast()) };
        const batch = await manager.findOne(MailBatch, { where, lock: { mode: 'pessimistic_write' } });
        if (batch) await takeBack({ recipients: this.recipients, mails: this.mails }, manager, null, id);
      });
    }
  }

  /** Takes back unsent mails to applicants whom the writer no longer sees: the account was limited since, or the job moved to another brand. */
  private async takeBackOfUnseen(): Promise<void> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT batch.id FROM mail_batches batch JOIN ${actingAccountsWith(PERMISSION)} account ON account.id = batch.actor_id
       WHERE batch.cancelled_at IS NULL AND batch.sends_at > now() AND account.brands <> '{}'`,
    );
    for (const { id } of rows) {
      await this.dataSource.transaction(async (manager) => {
        const unseen = await this.unseen(manager, id, await this.mails.applicationsOfGroup(manager, id));
        if (unseen.length === 0) return;
        await this.recipients.lockApplications(manager, unseen);
        const cancelled = await this.mails.cancelGroup(manager, id, unseen);
        await this.recipients.recordCancelled(manager, null, cancelled);
      });
    }
  }

  /** Ids of the given applications that the writer of the batch does not see. */
  private async unseen(manager: EntityManager, id: string, applicationIds: string[]): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT a.id FROM mail_batches batch JOIN ${actingAccountsWith(PERMISSION)} account ON account.id = batch.actor_id
         JOIN ${EVERY_APPLICANT} a ON a.id = ANY($2) AND NOT ${seesBrandSql('account.brands', 'a.brand')}
       WHERE batch.id = $1`,
      [id, applicationIds],
    );
    return rows.map((row) => row.id);
  }

  protected goOn(id: string, isSuspect: boolean): Promise<void> {
    return this.inPieces(CHUNK, isSuspect, (manager, size) => this.makeChunk(manager, id, size));
  }

  /** Mails that were made are sent. The ids of the other applications stay in the row, to be counted. */
  protected async giveUp(manager: EntityManager, id: string): Promise<void> {
    await manager.update(MailBatch, { id }, asPrepared());
  }

  private async makeChunk(manager: EntityManager, id: string, size: number): Promise<boolean> {
    const lock = { mode: 'pessimistic_write' } as const;
    const where = { id, preparedAt: IsNull(), cancelledAt: IsNull() };
    const batch = await manager.findOne(MailBatch, { where, lock });
    return batch !== null && this.make(manager, batch, size);
  }

  /** @returns whether there is more to make */
  private async make(manager: EntityManager, batch: MailBatch, size: number): Promise<boolean> {
    const ids = batch.waitingIds.slice(0, size);
    const waitingIds = batch.waitingIds.slice(size);
    const unseen = new Set(await this.unseen(manager, batch.id, ids));
    const seen = ids.filter((id) => !unseen.has(id));
    const recipients = await this.recipients.lockRestorable(manager, seen);
    const filled = await this.writer.fill(batch, recipients, manager);
    const found = await this.recipients.markTold(manager, filled, batch);
    const chosen = found.filter((recipient) => !reasonAgainst(recipient, batch.tellsStatus));
    if (batch.tellsStatus) {
      const ids = chosen.map(({ id }) => id);
      await this.recipients.cancelOvertaken(manager, batch.actorId, ids);
    }
    const queued = await this.mails.queueAll(
      manager,
      chosen.map((recipient) => this.mailTo(recipient, batch)),
    );
    await this.recipients.recordQueued(manager, batch.actorId, queued, {
      tells: batch.tellsStatus,
      namesInterview: namesInterview(batch),
    });
    await manager.update(
      MailBatch,
      { id: batch.id },
      {
        waitingIds,
        queued: batch.queued + queued.length,
        recipients: batch.recipients - (ids.length - chosen.length),
        leftOut: countLeftOut(batch, ids.length, found),
        ...(waitingIds.length === 0 && asPrepared()),
        ...PROGRESS,
      },
    );
    return waitingIds.length > 0;
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

/** Adds the chosen applications that have since been withdrawn, erased or given another status. */
function countLeftOut(
  batch: MailBatch,
  wanted: number,
  found: readonly Parameters<typeof reasonAgainst>[0][],
) {
  const reasons = found.map((recipient) => reasonAgainst(recipient, batch.tellsStatus));
  // A batch that is older than a reason has no count of it.
  const before = { ...NOBODY_LEFT_OUT, ...batch.leftOut };
  const added = LEFT_OUT_REASONS.map((reason) => [
    reason,
    before[reason] +
      (reason === 'missing' ? wanted - found.length : reasons.filter((one) => one === reason).length),
  ]);
  return Object.fromEntries(added) as MailBatch['leftOut'];
}
