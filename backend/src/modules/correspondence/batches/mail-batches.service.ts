import { Inject, Injectable } from '@nestjs/common';
import { MINUTE_MS, MOST_RECIPIENTS } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { assertPermitted } from '../../../platform/auth/index.js';
import { outsideOfScopes } from '../../../platform/brand-scope/index.js';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { makeOnce, ownIdempotencyKey, sameOnly } from '../../../platform/http/idempotency-key.js';
import { sha256 } from '../../../platform/text/sha256.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { presentTime } from '../../../platform/statements/present-time.js';
import type { Recipient } from '../../applications/index.js';
import { Recipients } from '../../applications/recipients/recipients.service.js';
import {
  MailBatchNotFoundException,
  MailBatchSentException,
  NobodyToWriteToException,
  TooManyRecipientsException,
} from '../correspondence.errors.js';
import { MailTemplatesService } from '../templates/mail-templates.service.js';
import { MailWriter } from '../writing/mail-writer.service.js';
import { BatchWorker } from './batch-worker.service.js';
import { chooseRecipients, describeLeftOut, NOBODY_LEFT_OUT } from './choose-recipients.js';
import type { MailBatchDto, MailProgressDto, WriteMailsDto } from './mail-batch.dto.js';
import { MailBatch } from './mail-batch.entity.js';
import { takeBack } from './take-back.js';

const REUSED = 'Another email has already been sent with this Idempotency-Key. Please use a new one.';

/**
 * Accepts mails that somebody writes to applicants, and takes them back until they are sent; BatchWorker makes them.
 */
@Injectable()
export class MailBatchesService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly recipients: Recipients,
    private readonly writer: MailWriter,
    private readonly templates: MailTemplatesService,
    private readonly mails: MailService,
    private readonly worker: BatchWorker,
  ) {}

  /** A repetition with the same key gets the same response; nobody gets a second mail. */
  async create(
    admin: CurrentAdmin,
    body: WriteMailsDto,
    clientKey: string | undefined,
  ): Promise<MailBatchDto> {
    // The number of matches of a filter reveals who has applied.
    if (body.filter) assertPermitted(admin, 'applications.read');
    const actorId = admin.id;
    const idempotencyKey = ownIdempotencyKey(actorId, clientKey);
    // Not part of the digest: a repetition may state another time at which the list was read.
    const { seen_at: _seen, ...request } = body;
    const digest = sha256(JSON.stringify(request));
    const make = async () => {
      const tellsStatus = await this.statusToldBy(body);
      const { manager } = this.dataSource;
      const now = await presentTime(manager);
      const seenAt = body.seen_at ?? now;
      const { found, wanted } = await this.findRecipients(actorId, body);
      const filled = await this.writer.fill(body, found);
      const marked = await this.recipients.markTold(manager, filled, { tellsStatus, seenAt });
      const { chosen, leftOut } = chooseRecipients(marked, wanted, tellsStatus);
      if (chosen.length === 0) throw new NobodyToWriteToException(describeLeftOut(leftOut));
      const batch = {
        id: uuidv7(),
        actorId,
        idempotencyKey,
        digest,
        subject: body.subject,
        body: body.body,
        tellsStatus,
        seenAt,
        waitingIds: chosen.map(({ id }) => id),
        recipients: chosen.length,
        leftOut,
        sendsAt: new Date(now.getTime() + this.environment.MAIL_UNDO_MINUTES * MINUTE_MS),
      };
      await this.dataSource.createQueryBuilder().insert().into(MailBatch).values(batch).orIgnore().execute();
      this.worker.wake();
      return batch;
    };
    return toBatchDto(
      await makeOnce<Told>(idempotencyKey, () => this.findRepeated(idempotencyKey, digest), make),
    );
  }

  async get(id: string): Promise<MailProgressDto> {
    const batch = await this.dataSource.manager.findOneBy(MailBatch, { id });
    if (!batch) throw new MailBatchNotFoundException();
    const { queued, sent, failed } = await this.mails.countGroup(id);
    return {
      ...toBatchDto(batch),
      prepared: batch.queued,
      not_made: batch.preparedAt ? batch.waitingIds.length : 0,
      queued,
      sent,
      failed,
      taken_back: batch.queued - queued - sent - failed,
      undone_at: batch.cancelledAt?.toISOString() ?? null,
    };
  }

  /**
   * Takes all mails back, also those to applicants whom the writer may no longer see. A repetition changes nothing.
   * @throws MailBatchSentException once they are being sent
   */
  async cancel(actorId: string, id: string): Promise<MailProgressDto> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(MailBatch, { id }))) throw new MailBatchNotFoundException();
    await outsideOfScopes(() => manager.transaction((inside) => this.cancelAll(inside, actorId, id)));
    return this.get(id);
  }

  private async cancelAll(manager: EntityManager, actorId: string, id: string): Promise<void> {
    const batch = await manager.findOne(MailBatch, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!batch) throw new MailBatchNotFoundException();
    if (batch.cancelledAt) return;
    if (batch.sendsAt <= (await presentTime(manager))) throw new MailBatchSentException();
    await takeBack({ recipients: this.recipients, mails: this.mails }, manager, actorId, id);
  }

  private async findRepeated(idempotencyKey: string | null, digest: string): Promise<MailBatch | null> {
    if (!idempotencyKey) return null;
    const batch = await this.dataSource.manager.findOneBy(MailBatch, { idempotencyKey });
    return sameOnly(batch, digest, REUSED);
  }

  private async statusToldBy({ template_id, tells_status }: WriteMailsDto) {
    const template = template_id ? await this.templates.find(template_id) : undefined;
    return tells_status === undefined ? (template?.tellsStatus ?? null) : tells_status;
  }

  private async findRecipients(
    actorId: string,
    { ids, filter, seen_at }: WriteMailsDto,
  ): Promise<{ found: Recipient[]; wanted: number }> {
    if (ids && !filter) return { found: await this.recipients.named(ids), wanted: ids.length };
    if (!filter || ids) {
      throw ValidationException.at(['body', 'ids'], 'Either ids or filter is expected');
    }
    const found = await this.recipients.matching(actorId, filter, MOST_RECIPIENTS, seen_at);
    if (found.length > MOST_RECIPIENTS) throw new TooManyRecipientsException();
    return { found, wanted: found.length };
  }
}

type Told = Pick<MailBatch, 'id' | 'recipients' | 'sendsAt' | 'tellsStatus' | 'leftOut'>;

const toBatchDto = ({ id, recipients, sendsAt, tellsStatus, leftOut }: Told): MailBatchDto => ({
  batch_id: id,
  count: recipients,
  sends_at: sendsAt.toISOString(),
  tells_status: tellsStatus,
  left_out: { ...NOBODY_LEFT_OUT, ...leftOut },
});
