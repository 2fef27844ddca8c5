import { setTimeout as delay } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { APPLICANT_MAIL } from '../../applications/index.js';
import { Recipients } from '../../applications/recipients/recipients.service.js';
import { type FilledRecipient, MailWriter } from '../writing/mail-writer.service.js';
import { writeMail } from '../writing/write-mail.js';
import { LEFT_OUT_REASONS, reasonAgainst } from './choose-recipients.js';
import { MailBatch } from './mail-batch.entity.js';

/** Mails made in one transaction: few enough that nobody waits long for the applications it holds. */
const CHUNK = 250;

/**
 * Makes the mails of batches, a chunk at a time. Any number of replicas may run it at once: each takes a batch that no
 * other has, and a chunk that was not committed is made again.
 */
@Injectable()
export class BatchWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Correspondence');
  private readonly stopping = new AbortController();
  private pause = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly recipients: Recipients,
    private readonly writer: MailWriter,
    private readonly mails: MailService,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.running;
  }

  /** Looks for work at once, rather than at the end of the pause. */
  wake(): void {
    this.pause.abort();
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.pause = new AbortController();
      const hasWorked = await this.makeChunk().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'mails could not be made; will be tried again');
        return false;
      });
      if (!hasWorked) {
        const { signal } = this.pause;
        await delay(this.timings.mailBatchPoll, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** @returns whether there was anything to do */
  private makeChunk(): Promise<boolean> {
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
  const added = LEFT_OUT_REASONS.map((reason) => [
    reason,
    (batch.leftOut[reason] ?? 0) +
      (reason === 'missing' ? wanted - found.length : reasons.filter((one) => one === reason).length),
  ]);
  return Object.fromEntries(added) as MailBatch['leftOut'];
}
