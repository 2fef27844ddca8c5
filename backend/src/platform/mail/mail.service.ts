import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { beginningOf } from '@smash/contract';
import { Any, type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { MailContent } from './templates/mail-content.js';
import { renderHtml, renderText } from './templates/render.js';
import { insertPrepared } from '../statements/insert-prepared.js';
import { CONTACT_MAIL } from './contact/contact-mail.js';
import { Mail, type MailStatus } from './mail.entity.js';
import { MAIL_TRANSPORT } from './transport/create-mail-transport.js';
import type { MailTransport } from './transport/mail-transport.js';

const LONGEST_SUBJECT = 300;
const KEPT_DAYS = 30;

export interface MailToQueue {
  kind: string;
  /**
   * What the mail is about, such as an application's id: a second mail of this kind about it is not queued. Without it,
   * every mail is.
   */
  about?: string;
  applicationId?: string;
  recipient: string;
  replyTo?: string;
  /** An iCalendar object with a METHOD, for the recipient's calendar. */
  calendar?: string;
  /** Address where a POST, without a page, unsubscribes the reader (RFC 8058). */
  unsubscribeUrl?: string;
  /** When to send the mail; at once if left out. */
  dueAt?: Date;
  content: MailContent;
  /** Group with which the mail can be cancelled. */
  groupId?: string;
  /** Whether the text stays on record as long as the application does. */
  isKept?: boolean;
}

/** Which mails a newer one replaces: those of these kinds, about this, to the same recipient. */
type Overtaken = Required<Pick<MailToQueue, 'applicationId' | 'recipient' | 'about'>> & {
  kinds: readonly string[];
};

/** A mail that was put into the queue or taken out of it. */
export interface QueuedMail {
  id: string;
  applicationId: string | null;
}

/** Further changes when a mail will never be sent. */
type MailEnding = (manager: EntityManager, mail: QueuedMail) => Promise<void>;

/** Keeps other data up to date with which mails about applications were given up. */
interface GivenUpFollower {
  /** Locks the applications until the transaction ends, before a mail about them changes. */
  lockApplications(manager: EntityManager, applicationIds: readonly string[]): Promise<void>;
  /** Called after a mail about the applications was given up, or given another round of attempts. */
  recount(manager: EntityManager, applicationIds: readonly string[]): Promise<void>;
}

/** SQL condition: the mail with this id, which may be null, was given up. */
export const isGivenUp = (mailId: string): string =>
  `EXISTS (SELECT FROM mails WHERE id = (${mailId})::uuid AND status = 'failed')`;

const UNLESS_QUEUED = `ON CONFLICT DO NOTHING RETURNING id::text AS id, application_id::text AS "applicationId"`;

/** The queue of mails. Mails are queued in the transaction of the event that they report; the worker sends them. */
@Injectable()
export class MailService {
  private readonly goneOnceSent = new Set<string>();
  private readonly byPeople = new Set<string>([CONTACT_MAIL.kind]);
  private readonly endings = new Map<string, MailEnding>();
  private readonly followers = new Map<string, GivenUpFollower>();

  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport | undefined,
  ) {}

  /** Has mails of a kind deleted once they are sent, such as the last mail to an erased person. */
  forgetOnceSent(kind: string): void {
    this.goneOnceSent.add(kind);
  }

  isForgottenOnceSent(kind: string): boolean {
    return this.goneOnceSent.has(kind);
  }

  /** Says that people write the mails of one kind: what programs answer, such as that somebody is away, comes to them. */
  writtenByPeople(kind: string): void {
    this.byPeople.add(kind);
  }

  isWrittenByPeople(kind: string): boolean {
    return this.byPeople.has(kind);
  }

  /** Registers what else changes when a mail of these kinds was taken back while it was being sent, and did not leave. */
  onceEnded(kinds: readonly string[], ending: MailEnding): void {
    for (const kind of kinds) this.endings.set(kind, ending);
  }

  /** Registers who follows the mails of these kinds that are given up or retried after that. */
  onceGivenUp(kinds: readonly string[], follower: GivenUpFollower): void {
    for (const kind of kinds) this.followers.set(kind, follower);
  }

  /**
   * Gives a mail up, or gives it another round of attempts, and has the follower of its kind recount.
   * @param change makes the change and returns whether there was one
   * @returns the result of `change`
   */
  async changeGivenUp(
    manager: EntityManager,
    { kind, applicationId }: Pick<Mail, 'kind' | 'applicationId'>,
    change: (manager: EntityManager) => Promise<boolean>,
  ): Promise<boolean> {
    const follower = this.followers.get(kind);
    if (!applicationId || !follower) return change(manager);
    await follower.lockApplications(manager, [applicationId]);
    const isChanged = await change(manager);
    if (isChanged) await follower.recount(manager, [applicationId]);
    return isChanged;
  }

  /** Removes a mail that was taken back just before it left, or during an attempt that failed. */
  async endTakenBack({ id, kind, attempts }: Pick<Mail, 'id' | 'kind' | 'attempts'>): Promise<void> {
    await this.mails.manager.transaction(async (manager) => {
      const mail = { id, attempts, status: 'queued' as const, takenBackAt: Not(IsNull()) };
      const found = await manager.findOne(Mail, { select: { id: true, applicationId: true }, where: mail });
      if (!found) return;
      // The application first, like everything that changes both.
      await this.endings.get(kind)?.(manager, found);
      await manager.delete(Mail, mail);
    });
  }

  /** Removes a given-up mail that is of no more use to its recipient. */
  async removeOutdated({
    id,
    kind,
    applicationId,
  }: Pick<Mail, 'id' | 'kind' | 'applicationId'>): Promise<void> {
    await this.mails.manager.transaction(async (manager) => {
      // The application first, like everything that changes both.
      await this.endings.get(kind)?.(manager, { id, applicationId });
      await manager.delete(Mail, { id, status: 'failed' });
    });
  }

  /** Queues a mail, unless there is one of its kind about the same thing. @returns whether it was queued */
  async queue(manager: EntityManager, mail: MailToQueue): Promise<boolean> {
    return (await this.queueAll(manager, [mail])).length > 0;
  }

  /** Queues many mails in one statement. @returns the mails that were queued */
  async queueAll(manager: EntityManager, mails: readonly MailToQueue[]): Promise<QueuedMail[]> {
    const rows = mails.map((mail) => this.toRow(mail));
    return (await insertPrepared(manager, Mail, rows, { ending: UNLESS_QUEUED })) as QueuedMail[];
  }

  private toRow(mail: MailToQueue) {
    const { kind, about = uuidv7(), applicationId = null, recipient, replyTo = null, calendar = null } = mail;
    const { unsubscribeUrl = null } = mail;
    const { content, dueAt, groupId = null, isKept = false } = mail;
    return {
      id: uuidv7(),
      kind,
      dedupeKey: `${kind}:${about}`,
      applicationId,
      recipient,
      replyTo,
      calendar,
      unsubscribeUrl,
      groupId,
      isKept,
      dueAt,
      nextAttemptAt: dueAt,
      ...this.render(content),
    };
  }

  /** The applications of a group's mails that have not left. */
  async applicationsOfGroup(manager: EntityManager, groupId: string): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT DISTINCT application_id AS id FROM mails
       WHERE group_id = $1 AND status <> 'sent' AND application_id IS NOT NULL`,
      [groupId],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Takes back the mails of a group that have not left: all, or those about some applications.
   * @returns the mails that will never be sent
   */
  async cancelGroup(
    manager: EntityManager,
    groupId: string,
    applicationIds?: readonly string[],
  ): Promise<QueuedMail[]> {
    if (!applicationIds) return cancelWaiting(manager, 'group_id = $1', [groupId]);
    return cancelWaiting(manager, 'group_id = $1 AND application_id = ANY($2)', [groupId, applicationIds]);
  }

  /** Takes back mails that have not left. @returns the mails that will never be sent */
  async cancel(manager: EntityManager, ids: readonly string[]): Promise<QueuedMail[]> {
    return ids.length === 0 ? [] : cancelWaiting(manager, 'id = ANY($1)', [ids]);
  }

  /**
   * Takes back mails of some kinds about these applications that have not left.
   * @returns the mails that will never be sent
   */
  async cancelAbout(
    manager: EntityManager,
    applicationIds: readonly string[],
    kinds: readonly string[],
  ): Promise<QueuedMail[]> {
    return cancelWaiting(manager, 'application_id = ANY($1) AND kind = ANY($2)', [applicationIds, kinds]);
  }

  /**
   * Takes back mails to one recipient about an application that the next mail makes untrue.
   * @param about pattern for LIKE
   * @returns the kinds of the mails that will never be sent
   */
  async cancelOvertaken(
    manager: EntityManager,
    { applicationId, recipient, kinds, about }: Overtaken,
  ): Promise<string[]> {
    const rows = await cancelWaiting(
      manager,
      `application_id = $1 AND recipient = $2 AND kind = ANY($3) AND dedupe_key LIKE '%:' || $4`,
      [applicationId, recipient, kinds, about],
    );
    return rows.map(({ kind }) => kind);
  }

  /** Mails of one kind about an application that have not left. */
  waitingAbout(
    manager: EntityManager,
    applicationId: string,
    kind: string,
  ): Promise<Pick<Mail, 'recipient' | 'dedupeKey' | 'calendar'>[]> {
    const select = { id: true, recipient: true, dedupeKey: true, calendar: true } as const;
    const where = { applicationId, kind, status: Not<MailStatus>('sent') };
    return manager.find(Mail, { select, where, order: { id: 'ASC' } });
  }

  /**
   * Which of these mails have not left, with their numbers of attempts; includes mails that were given up, which
   * somebody could send again.
   */
  waitingAmong(manager: EntityManager, ids: readonly string[]): Promise<Pick<Mail, 'id' | 'attempts'>[]> {
    // One parameter, however many mails: PostgreSQL takes at most 65,535.
    const where = { id: Any([...ids]), status: Not<MailStatus>('sent') };
    return manager.find(Mail, { select: { id: true, attempts: true }, where });
  }

  /**
   * Sends mails about these applications that have not left to another address: also those that were given up, and
   * those that are being sent right now, should the attempt fail.
   */
  async redirect(
    manager: EntityManager,
    applicationIds: readonly string[],
    { from, to }: Record<'from' | 'to', string>,
  ): Promise<void> {
    await manager.query(
      `UPDATE mails SET recipient = $3
       WHERE application_id = ANY($1) AND lower(recipient) = lower($2) AND status <> 'sent'`,
      [applicationIds, from, to],
    );
  }

  /** Replaces the content of a mail that has not left; without content, removes the mail. */
  async rewrite(manager: EntityManager, id: string, content: MailContent | undefined): Promise<void> {
    const waiting = { id, status: Not<MailStatus>('sent') };
    if (content) await manager.update(Mail, waiting, this.render(content));
    else await manager.delete(Mail, waiting);
  }

  /** Removes the mails of a group, sent or not. */
  async forgetGroup(manager: EntityManager, groupId: string): Promise<void> {
    await manager.delete(Mail, { groupId });
  }

  /** Removes the mails of these kinds about these things, sent or not. */
  async forgetAbout(
    manager: EntityManager,
    kinds: readonly string[],
    about: readonly string[],
  ): Promise<void> {
    const keys = kinds.flatMap((kind) => about.map((thing) => `${kind}:${thing}`));
    await manager.delete(Mail, { dedupeKey: In(keys) });
  }

  /** How many mails of a group are queued, were sent, or were given up. */
  async countGroup(groupId: string): Promise<Record<MailStatus, number>> {
    const rows = await this.mails.query<{ status: MailStatus; count: number }[]>(
      'SELECT status, count(*)::int AS count FROM mails WHERE group_id = $1 GROUP BY status',
      [groupId],
    );
    return {
      queued: 0,
      sent: 0,
      failed: 0,
      ...Object.fromEntries(rows.map((row) => [row.status, row.count])),
    };
  }

  /** The mail as it will be sent. */
  render(content: MailContent): Pick<Mail, 'subject' | 'text' | 'html'> {
    const subject = beginningOf(content.subject, LONGEST_SUBJECT);
    return { subject, text: renderText(content), html: renderHtml(content) };
  }

  /** Whether a mail of this kind about this thing is queued or was sent. */
  has(kind: string, about: string): Promise<boolean> {
    return this.mails.existsBy({ dedupeKey: `${kind}:${about}`, status: Not<MailStatus>('failed') });
  }

  /**
   * Removes the mails to an erased person, and unsent mails that this person wrote to the company, except mails about
   * applications. Queued ones are not sent.
   * @param kinds all if left out
   */
  async forget(manager: EntityManager, address: string, kinds?: readonly string[]): Promise<void> {
    await manager.query(
      `DELETE FROM mails WHERE application_id IS NULL
         AND (lower(recipient) = lower($1) OR kind = $3 AND lower(reply_to) = lower($1))
         AND ($2::text[] IS NULL OR kind = ANY($2))`,
      [address, kinds ?? null, CONTACT_MAIL.kind],
    );
  }

  /** How many mails are queued, how many were given up within a month, and how long the oldest due mail has waited. */
  async queueState(): Promise<{ queued: number; failed: number; oldestSeconds: number }> {
    const [state] = await this.mails.query<{ queued: number; failed: number; oldestSeconds: number }[]>(
      `SELECT count(*) FILTER (WHERE status = 'queued')::int AS queued,
         count(*) FILTER (WHERE status = 'failed' AND due_at > now() - make_interval(days => $1))::int AS failed,
         coalesce(extract(epoch FROM now() - min(due_at) FILTER (WHERE status = 'queued' AND due_at <= now())), 0)::float8 AS "oldestSeconds"
       FROM mails WHERE status IN ('queued', 'failed')`,
      [KEPT_DAYS],
    );
    return state ?? { queued: 0, failed: 0, oldestSeconds: 0 };
  }

  /** Removes mails that were sent or given up a month ago, unless they are kept, and the files of all mails without a row. */
  async removeExpired(): Promise<void> {
    // Queued mails are retried until they end well before that, except where there is no mail server at all.
    for (const expired of [
      `status <> 'queued' AND due_at < now() - make_interval(days => $1)`,
      `status = 'queued' AND next_attempt_at < now() - make_interval(days => $1)`,
    ])
      await this.mails.query(`DELETE FROM mails WHERE NOT is_kept AND ${expired}`, [KEPT_DAYS]);
    await this.transport?.removeUnlessKept?.(async (ids) => {
      const kept = await this.mails.find({ select: { id: true }, where: { id: In(ids) } });
      return kept.map(({ id }) => id);
    });
  }
}

/**
 * Removes mails that wait for their time or for another attempt, and given-up ones, which somebody could send again, so
 * that they are never sent. A mail that is being sent right now may arrive; it is not retried.
 */
async function cancelWaiting(
  manager: EntityManager,
  condition: string,
  parameters: unknown[],
): Promise<(QueuedMail & Pick<Mail, 'kind'>)[]> {
  const [rows] = await manager.query<[(QueuedMail & Pick<Mail, 'kind'>)[], number]>(
    `DELETE FROM mails WHERE ${condition} AND status <> 'sent' AND (lease_until IS NULL OR lease_until <= now())
     RETURNING id, application_id AS "applicationId", kind`,
    parameters,
  );
  // Also a mail that was given up in between, which somebody could send again.
  await manager.query(
    `UPDATE mails SET taken_back_at = now() WHERE ${condition} AND status <> 'sent' AND taken_back_at IS NULL`,
    parameters,
  );
  return rows;
}
