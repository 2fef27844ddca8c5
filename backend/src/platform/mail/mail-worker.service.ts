import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { DataSource, type EntityManager } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../config/timings.js';
import { isDatabaseAway } from '../errors/database-errors.js';
import { type CommittedCounter, MetricsRegistry } from '../metrics/index.js';
import { PAUSES_MS, repeatWhenAway } from '../statements/repeat-when-away.js';
import { PollingWorker } from '../work/polling-worker.js';
import { CONTACT_MAIL } from './contact/contact-mail.js';
import { Mail } from './mail.entity.js';
import { type LeavingMail, MailChecks } from './mail-checks.service.js';
import { MailService } from './mail.service.js';
import { MAIL_ATTEMPTS, retryDelay } from './retry-delay.js';
import { domainOf, senderOf } from './sender.js';
import { MAIL_TRANSPORT } from './transport/create-mail-transport.js';
import { CONNECTIONS, OF_EVERY_MAIL } from './transport/smtp-transport.js';
import { MailRefusedError, type MailTransport } from './transport/mail-transport.js';

/** In characters, with room to spare: 75 are allowed. */
const LONGEST_ENCODED_WORD = 64;
/** Between two attempts to write down that a mail was sent, while the database is away for long. */
const SETTLE_PAUSE_MS = 2_000;
/** How long a mail that has to wait waits until it is checked again. */
const DEFER_SECONDS = 60;

/** In SQL, this mail, unless another server has taken it over and may have sent it. */
const HAS_LEASE = `WHERE id = $1 AND status = 'queued' AND attempts = $2`;
/** In SQL, this mail, unless another server has taken it over or the mail was taken back. */
const HAS_LEASE_AND_IS_WANTED = `${HAS_LEASE} AND taken_back_at IS NULL`;

interface DueMail extends LeavingMail {
  is_kept: boolean;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  calendar: string | null;
  unsubscribe_url: string | null;
  attempts: number;
  taken_back_at: Date | null;
}

/**
 * Sends what waits. Any number of replicas may run it at once: each takes rows that no other has. A mail is never lost. It
 * is sent a second time, with the same Message-ID, only if the mail server accepted it and the row does not say so: its
 * response did not come, the process died, or the database was away for as long as the lease.
 */
@Injectable()
export class MailWorker extends PollingWorker {
  private readonly underWay = new Set<Promise<void>>();
  private readonly attempts: CommittedCounter<'outcome'>;
  /** Whether an attempt has failed since the last success. True at start, when that is not known. */
  private hasFailed = true;

  constructor(
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport | undefined,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly mails: MailService,
    private readonly checks: MailChecks,
    metrics: MetricsRegistry,
  ) {
    super({
      name: 'Mail',
      pause: timings.mailPoll,
      failure: 'the queue of mails could not be read; this will be retried',
    });
    this.attempts = metrics.counter({
      name: 'smash_mail_attempts_total',
      help: 'Attempts to send a mail: it was sent, will be tried again, or was given up',
      series: [{ outcome: 'sent' }, { outcome: 'retried' }, { outcome: 'given_up' }],
    });
  }

  override onApplicationBootstrap(): void {
    if (this.transport) super.onApplicationBootstrap();
    else this.logger.warn('Neither SMTP_URL nor MAIL_PATH is set: mails wait in the database.');
  }

  override async onApplicationShutdown(): Promise<void> {
    await super.onApplicationShutdown();
    // A silent mail server must not use up the time that the rest of the shutdown needs.
    await Promise.race([Promise.all(this.underWay), delay(this.timings.mailStop, undefined, { ref: false })]);
    this.transport?.close();
  }

  /** Only starts the attempts: mails do not wait for one another. */
  protected async workOnce(): Promise<boolean> {
    const free = CONNECTIONS - this.underWay.size;
    if (!this.transport || free === 0) return false;
    const due = await this.claim(free);
    for (const mail of due) this.begin(this.transport, mail);
    return due.length > 0;
  }

  private begin(transport: MailTransport, mail: DueMail): void {
    const work = this.attempt(transport, mail)
      .catch((err: unknown) =>
        this.logger.warn(
          { err },
          `mail ${mail.id}: an attempt could not be started, or its result could not be stored`,
        ),
      )
      .finally(() => {
        this.underWay.delete(work);
        this.wake();
      });
    this.underWay.add(work);
  }

  /**
   * Takes due mails. Mails to many people, from HR and last by subscription, leave after all others, so that they never
   * delay a mail that somebody is waiting for.
   */
  private async claim(limit: number): Promise<DueMail[]> {
    const [rows] = await this.dataSource.query<[DueMail[], number]>(
      `UPDATE mails SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1),
         lease_until = now() + make_interval(secs => $1)
       WHERE id IN (
         SELECT id FROM mails WHERE status = 'queued' AND next_attempt_at <= now()
         ORDER BY (unsubscribe_url IS NOT NULL), is_kept, next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED
       )
       RETURNING id, application_id, is_kept, kind, dedupe_key, recipient, group_id, reply_to, subject, text, html, calendar, unsubscribe_url, attempts, taken_back_at,
         extract(epoch FROM now() - created_at)::float8 AS age_seconds`,
      [this.timings.mailLease / 1_000, limit],
    );
    return rows;
  }

  private async attempt(transport: MailTransport, mail: DueMail): Promise<void> {
    const lease = { end: Date.now() + this.timings.mailLease };
    // Taken back during an earlier attempt, of a process that died before it stored the failure.
    if (mail.taken_back_at) return this.mails.endTakenBack(mail);
    if (!(await this.isLeaving(mail))) return;
    const from = senderOf(this.environment.MAIL_FROM);
    const renewal = setInterval(() => void this.renew(mail, lease), this.timings.mailLease / 3).unref();
    try {
      await transport.send({
        messageId: `${mail.id}@${domainOf(from)}`,
        from,
        to: mail.recipient,
        ...(mail.reply_to && { replyTo: mail.reply_to }),
        subject: encodedSubject(mail.subject),
        text: mail.text,
        html: mail.html,
        headers: {
          ...(!this.mails.isWrittenByPeople(mail.kind) && AUTOMATIC),
          ...(mail.unsubscribe_url && oneClick(mail.unsubscribe_url)),
        },
        ...(mail.calendar && { icalEvent: { method: methodOf(mail.calendar), content: mail.calendar } }),
      });
    } catch (error) {
      return await this.postpone(mail, error as Error);
    } finally {
      clearInterval(renewal);
    }
    // Once its lease ran out, the mail would be sent again.
    await repeatWhenAway(() => this.settle(mail), this.pausesUntil(lease.end));
    if (this.hasFailed) await this.retryWaiting();
  }

  /** A mail server that is slow at each command may take longer than a lease. Not during a shutdown, which does not wait so long. */
  private async renew({ id, attempts }: DueMail, lease: { end: number }): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const end = Date.now() + this.timings.mailLease;
    try {
      // Where the attempt has ended in the meantime, it has no lease.
      const [, changed] = await this.dataSource.query<[unknown, number]>(
        `UPDATE mails SET next_attempt_at = now() + make_interval(secs => $3),
           lease_until = now() + make_interval(secs => $3) ${HAS_LEASE} AND lease_until IS NOT NULL`,
        [id, attempts, this.timings.mailLease / 1_000],
      );
      if (changed > 0) lease.end = end;
    } catch (err) {
      this.logger.warn({ err }, `the lease of mail ${id} could not be renewed; will be tried again`);
    }
  }

  /** Whether it leaves now; if not, what becomes of it is written down. */
  private async isLeaving(mail: DueMail): Promise<boolean> {
    try {
      if (await this.checks.isDeferred(mail)) {
        await this.defer(mail);
        return false;
      }
      if (await this.checks.mayLeave(mail)) return true;
    } catch (err) {
      if (isDatabaseAway(err)) throw err;
      this.logger.warn({ err }, `mail ${mail.id} could not be checked`);
      await this.postpone(mail, new Error('It could not be checked whether this mail may still be sent'));
      return false;
    }
    // Only while this server has the lease.
    const own = { id: mail.id, attempts: mail.attempts, status: 'queued' as const };
    await this.dataSource.manager.update(Mail, own, { takenBackAt: () => 'now()' });
    await this.mails.endTakenBack(mail);
    return false;
  }

  /** Milliseconds between attempts to write down that a mail was sent, for as long as nobody else may send it. */
  private *pausesUntil(leaseEnd: number): Generator<number> {
    yield* PAUSES_MS;
    while (Date.now() + SETTLE_PAUSE_MS < leaseEnd && !this.stopping.signal.aborted) yield SETTLE_PAUSE_MS;
  }

  /** Makes the mail wait. It does not count as an attempt, nor for the age of the queue. */
  private async defer(mail: DueMail): Promise<void> {
    const [, changed] = await this.dataSource.query<[unknown, number]>(
      `UPDATE mails SET attempts = attempts - 1, lease_until = NULL,
         due_at = now() + make_interval(secs => $3), next_attempt_at = now() + make_interval(secs => $3) ${HAS_LEASE_AND_IS_WANTED}`,
      [mail.id, mail.attempts, DEFER_SECONDS],
    );
    if (changed === 0) await this.mails.endTakenBack(mail);
  }

  private async settle({ id, kind, text, is_kept }: DueMail): Promise<void> {
    const { manager } = this.dataSource;
    if (this.mails.isForgottenOnceSent(kind)) await manager.delete(Mail, { id });
    else {
      const sent = {
        status: 'sent' as const,
        sentAt: () => 'now()',
        replyTo: null,
        ...(kind === CONTACT_MAIL.kind && { subject: CONTACT_MAIL.subject }),
        text: is_kept ? text : '',
        html: '',
        calendar: null,
        unsubscribeUrl: null,
        lastError: null,
      };
      await manager.update(Mail, { id }, sent);
    }
    this.attempts.add(manager, { outcome: 'sent' });
  }

  /** The mail server accepts mail again: mails that failed because it did not are due now, without counting that attempt. */
  private async retryWaiting(): Promise<void> {
    this.hasFailed = false;
    await this.dataSource.query(
      `UPDATE mails SET next_attempt_at = now(), attempts = attempts - 1
       WHERE status = 'queued' AND attempts > 0 AND lease_until IS NULL AND next_attempt_at > now()
         AND last_error LIKE ANY ($1)`,
      [OF_EVERY_MAIL],
    );
  }

  private async postpone(mail: DueMail, error: Error): Promise<void> {
    const { id, kind, application_id: applicationId, attempts } = mail;
    const isGivenUp = error instanceof MailRefusedError || attempts >= MAIL_ATTEMPTS;
    this.hasFailed = true;
    this.logger.warn(`mail ${id}, attempt ${attempts}: ${error.message}${isGivenUp ? '; given up' : ''}`);
    const write = async (manager: EntityManager) => {
      // The last mail to an erased person leaves nothing behind, even when the mailbox is gone.
      const isForgotten = isGivenUp && this.mails.isForgottenOnceSent(kind);
      const [, changed] = isForgotten
        ? await manager.query<[unknown, number]>(`DELETE FROM mails ${HAS_LEASE_AND_IS_WANTED}`, [
            id,
            attempts,
          ])
        : await manager.query<[unknown, number]>(
            `UPDATE mails SET status = $3, last_error = $4, next_attempt_at = now() + make_interval(secs => $5),
               lease_until = NULL ${HAS_LEASE_AND_IS_WANTED}`,
            [
              id,
              attempts,
              isGivenUp ? 'failed' : 'queued',
              error.message.slice(0, 300),
              retryDelay(attempts),
            ],
          );
      return changed > 0;
    };
    const isWritten = isGivenUp
      ? await this.dataSource.transaction((manager) =>
          this.mails.changeGivenUp(manager, { kind, applicationId }, write),
        )
      : await write(this.dataSource.manager);
    if (!isWritten) return this.mails.endTakenBack(mail);
    this.attempts.add(this.dataSource.manager, { outcome: isGivenUp ? 'given_up' : 'retried' });
  }
}

/**
 * Encodes a subject that contains `=?` (RFC 2047). The library encodes only non-ASCII text: otherwise the reader's mail
 * program would decode an encoded word that somebody typed.
 */
const encodedSubject = (subject: string): string =>
  subject.includes('=?') ? encodeWord(subject, 'B', LONGEST_ENCODED_WORD) : subject;

/** Asks mail programs not to answer automatically (RFC 3834; the second header is Exchange's). Bounces still come. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

/** Headers by which mail programs offer to unsubscribe (RFC 8058). */
const oneClick = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The METHOD of a calendar object, which the header of its part has to repeat (RFC 6047). */
const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';
