import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, IsNull, Not, Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { currentScope } from '../../brand-scope/index.js';
import { isDatabaseAway } from '../../errors/database-errors.js';
import type { CountedPage } from '../../http/counted-page.js';
import { listPage } from '../../http/list-page.js';
import { presentTime } from '../../statements/present-time.js';
import type { ListMailQueryDto } from './list-mail-query.dto.js';
import type { MailDto, RetriedMailsDto } from './mail.dto.js';
import { Mail } from '../mail.entity.js';
import { type LeavingMail, MailChecks } from '../mail-checks.service.js';
import { MailNotFailedException, MailNotFoundException, MailOutdatedException } from '../mail.errors.js';
import { MailService } from '../mail.service.js';

/** Most mails of one request; each is checked separately. */
const RETRIED_AT_ONCE = 1000;
/** Well below nginx's time limit for the request. */
const RETRYING_MS = 15_000;
const LISTING = { searched: ['recipient', 'subject'], sortedBy: 'createdAt' };

/** Lists mails for the portal, and retries mails that were given up. */
@Injectable()
export class MailListService {
  private readonly logger = new Logger('Mail');

  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly audit: AuditService,
    private readonly queue: MailService,
    private readonly checks: MailChecks,
  ) {}

  async list(query: ListMailQueryDto): Promise<CountedPage<MailDto>> {
    const columns = LISTED.map((column) => `mail.${column}`);
    const builder = this.mails.createQueryBuilder('mail').select(columns).where(shown());
    if (query.status) builder.andWhere('mail.status = :status', { status: query.status });
    else builder.addSelect(FAILED_FIRST, 'rank').orderBy('rank');
    // Always paged: there are one or two mails for every application.
    const page = await listPage(builder, { page: 1, ...query }, LISTING);
    return { ...page, items: page.items.map(toMailDto) };
  }

  /** How many of the listed mails were given up. */
  countFailed(): Promise<number> {
    return this.mails.countBy({ status: 'failed', ...shown() });
  }

  /** The mails about one application, oldest first, with the text of mails that are kept. */
  async listAbout(applicationId: string): Promise<(MailDto & { text: string | null })[]> {
    const mails = await this.mails.find({ where: { applicationId }, order: { createdAt: 'ASC', id: 'ASC' } });
    return mails.map((mail) => ({ ...toMailDto(mail), text: mail.isKept ? mail.text : null }));
  }

  /**
   * Gives a given-up mail a new round of attempts. A mail that may no longer be sent is removed.
   * @throws MailNotFoundException, MailNotFailedException, or MailOutdatedException for a mail that was removed
   */
  async retry(actorId: string, id: string): Promise<MailDto> {
    const mail = await this.mails.findOneBy({ id, ...shown() });
    if (!mail) throw new MailNotFoundException();
    const retried = await this.tryAgain(actorId, mail);
    if (retried === 'outdated') throw new MailOutdatedException();
    if (retried === 'not failed') throw new MailNotFailedException();
    return toMailDto(retried);
  }

  /** Retries every mail that was given up, until time runs out. A failure does not stop the rest. */
  async retryAll(actorId: string): Promise<RetriedMailsDto> {
    const failed = await this.mails.find({
      where: { status: 'failed', ...shown() },
      order: { nextAttemptAt: 'ASC', id: 'ASC' },
      take: RETRIED_AT_ONCE,
    });
    const end = Date.now() + RETRYING_MS;
    const counts = { retried: 0, outdated: 0 };
    for (const mail of failed) {
      if (Date.now() > end) break;
      try {
        const retried = await this.tryAgain(actorId, mail);
        if (retried === 'outdated') counts.outdated++;
        else if (retried !== 'not failed') counts.retried++;
      } catch (err) {
        if (isDatabaseAway(err)) throw err;
        this.logger.warn({ err }, `mail ${mail.id} could not be tried again`);
      }
    }
    return counts;
  }

  private async tryAgain(actorId: string, mail: Mail): Promise<Mail | 'outdated' | 'not failed'> {
    if (mail.status !== 'failed') return 'not failed';
    const { id } = mail;
    if (!(await this.checks.mayLeave(toLeaving(mail, await presentTime(this.mails.manager))))) {
      await this.queue.removeOutdated(mail);
      return 'outdated';
    }
    return this.mails.manager.transaction(async (manager) => {
      const isRetried = await this.queue.changeGivenUp(manager, mail, async () => {
        const again = { status: 'queued' as const, attempts: 0, nextAttemptAt: () => 'now()' };
        const { affected } = await manager.update(Mail, { id, status: 'failed' }, again);
        return affected === 1;
      });
      if (!isRetried) return 'not failed';
      await this.audit.record(manager, { actorId, action: 'mail.retried', objectType: 'mail', objectId: id });
      return manager.findOneByOrFail(Mail, { id });
    });
  }
}

/**
 * Which mails the list shows. A limited account sees only mails about applications, and the view of its scope narrows
 * these to its brands; other mails go to members, accounts and followers of jobs of all brands.
 */
const shown = (): FindOptionsWhere<Mail> => (currentScope() ? { applicationId: Not(IsNull()) } : {});

/** Mails that were given up come first, as they wait for a person. */
const FAILED_FIRST = `CASE WHEN mail.status = 'failed' THEN 0 ELSE 1 END`;

/** All columns except the content of the mail. */
const LISTED = [
  'id',
  'kind',
  'applicationId',
  'recipient',
  'subject',
  'status',
  'attempts',
  'lastError',
  'createdAt',
  'dueAt',
  'nextAttemptAt',
  'sentAt',
] as const;

const toLeaving = (mail: Mail, now: Date): LeavingMail => ({
  id: mail.id,
  application_id: mail.applicationId,
  kind: mail.kind,
  dedupe_key: mail.dedupeKey,
  recipient: mail.recipient,
  group_id: mail.groupId,
  age_seconds: (now.getTime() - mail.createdAt.getTime()) / 1000,
});

function toMailDto(mail: Mail): MailDto {
  return {
    id: mail.id,
    kind: mail.kind,
    application_id: mail.applicationId,
    recipient: mail.recipient,
    subject: mail.subject,
    status: mail.status,
    attempts: mail.attempts,
    last_error: mail.lastError,
    created_at: mail.createdAt.toISOString(),
    next_attempt_at: mail.status === 'queued' ? mail.nextAttemptAt.toISOString() : null,
    sent_at: mail.sentAt?.toISOString() ?? null,
  };
}
