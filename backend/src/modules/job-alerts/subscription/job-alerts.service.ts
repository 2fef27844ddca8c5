import { Inject, Injectable } from '@nestjs/common';
import { Any, DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { isSameJobSearch, JOB_ALERT_MONTHS, MOST_JOB_ALERTS } from '@smash/contract';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { mailboxSql } from '../../../platform/rate-limits/mailbox.js';
import { RateLimitService } from '../../../platform/rate-limits/rate-limit.service.js';
import { minDuration } from '../../../platform/timing/min-duration.js';
import { OneTimeTokensService } from '../../../platform/tokens/one-time-tokens.service.js';
import { TokenNotValidException } from '../../../platform/tokens/tokens.errors.js';
import { ALERT_MAILS, AlertMails } from '../mails/alert-mails.service.js';
import { AlertTokens } from '../alert-tokens.service.js';
import { EndedJobAlert } from '../entities/ended-job-alert.entity.js';
import { JobAlert } from '../entities/job-alert.entity.js';
import type { AskForJobAlertDto, JobAlertDto, JobAlertOnItsWayDto } from './job-alert.dto.js';

/** Days in which an alert can be confirmed; then it is removed. */
const CONFIRM_DAYS = 2;
/** Days for which ended alerts are kept, so that the list beside the backups includes them. */
const ENDED_KEPT_DAYS = 30;

const ON_ITS_WAY = {
  detail: 'Almost done: please open the link in the email that we are sending you. It works for two days.',
};

/** Alerts, which the reader of a mailbox asks for, confirms, prolongs and ends. */
@Injectable()
export class JobAlertsService {
  constructor(
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly limits: RateLimitService,
    private readonly oneTimeTokens: OneTimeTokensService,
    private readonly mails: MailService,
    private readonly alertMails: AlertMails,
    private readonly tokens: AlertTokens,
  ) {}

  /**
   * Mails a link, whoever asks. Neither the response nor its time reveals whether the address has alerts, or has had
   * too many mails.
   */
  async ask(wanted: AskForJobAlertDto, network: string): Promise<JobAlertOnItsWayDto> {
    const { email } = wanted;
    await this.limits.consume('jobAlertByEmailAndAddress', `${email.toLowerCase()} ${network}`);
    return minDuration(this.timings.leastJobAlert, async () => {
      if (await this.limits.mayMail('jobAlertMails', email)) {
        await this.dataSource.transaction(async (manager) => {
          const id = await claim(manager, wanted);
          await this.alertMails.askToConfirm(manager, { ...wanted, id, email }, CONFIRM_DAYS);
        });
      }
      return ON_ITS_WAY;
    });
  }

  /** @throws TokenNotValidException */
  async confirm(token: string): Promise<JobAlertDto> {
    const link = { purpose: 'confirm_job_alert', token } as const;
    const id = await this.oneTimeTokens.find(link);
    const confirmed = await this.dataSource.transaction(async (manager) => {
      const asked = id && (await manager.findOneBy(JobAlert, { id }));
      if (!asked) return undefined;
      // Locked before the link, in the same order as where an alert is removed with its links.
      const alerts = await lockAlike(manager, asked);
      if (!(await this.oneTimeTokens.consume(manager, link))) return undefined;
      const alert = await prolong(manager, await this.join(manager, asked, alerts));
      if (alert) await this.endSurplus(manager, alert.email);
      return alert;
    });
    if (!confirmed) return toDto(await this.findConfirmed(token));
    // Outside the transaction, since it takes a connection of its own.
    await this.limits.forgetMails('jobAlertMails', confirmed.email);
    return toDto(confirmed);
  }

  /** The alert that a link has confirmed before, for a reader who presses again because the response was lost. */
  private async findConfirmed(token: string): Promise<JobAlert> {
    const id = await this.oneTimeTokens.findUsed({ purpose: 'confirm_job_alert', token });
    const alert =
      id && (await this.dataSource.manager.findOneBy(JobAlert, { id, confirmedAt: Not(IsNull()) }));
    if (!alert) throw new TokenNotValidException();
    return alert;
  }

  /** @throws TokenNotValidException */
  async visit(token: string): Promise<void> {
    const id = await this.tokens.alertOf(token);
    const { manager } = this.dataSource;
    if (!id || !(await prolong(manager, id, 'AND confirmed_at IS NOT NULL')))
      throw new TokenNotValidException();
  }

  /** @throws TokenNotValidException for a token that was not made here */
  async end(token: string): Promise<void> {
    const id = await this.tokens.alertOf(token);
    if (!id) throw new TokenNotValidException();
    await this.dataSource.transaction(async (manager) => {
      if (await manager.existsBy(JobAlert, { id })) await this.endForGood(manager, [id]);
    });
  }

  /** Ends those of the alerts that an old backup brought back. @returns how many */
  async endAgain(ids: readonly string[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const back = await manager.findBy(JobAlert, { id: Any([...ids]) });
      await this.remove(
        manager,
        back.map(({ id }) => id),
      );
      return back.length;
    });
  }

  /** The page for somebody who opened the address that mail programs post to. */
  pageOf(token: string): string {
    return this.tokens.pageOf(token);
  }

  /** Ends all alerts of a person who is erased. */
  async forget(manager: EntityManager, email: string): Promise<void> {
    const alerts = await manager.query<{ id: string }[]>(
      'SELECT id FROM job_alerts WHERE lower(email) = lower($1)',
      [email],
    );
    await this.endForGood(
      manager,
      alerts.map(({ id }) => id),
    );
    // Includes mails of alerts that ended before.
    await this.mails.forget(manager, email, ALERT_MAILS);
  }

  /** Removes expired alerts, confirmed or not. */
  async removeExpired(now = new Date()): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const expired = await manager.query<{ id: string }[]>(
        'SELECT id FROM job_alerts WHERE expires_at <= $1 LIMIT 500 FOR UPDATE SKIP LOCKED',
        [now],
      );
      await this.remove(
        manager,
        expired.map(({ id }) => id),
      );
      await manager.query(
        'DELETE FROM ended_job_alerts WHERE ended_at <= $1::timestamptz - make_interval(days => $2)',
        [now, ENDED_KEPT_DAYS],
      );
    });
  }

  /**
   * A person has one alert per search. An alert confirmed before goes on with the frequency asked for now, so that the
   * links in its mails still stop it and no job is told of twice.
   * @param alerts all alerts of the person for this search
   * @returns its id
   */
  private async join(
    manager: EntityManager,
    asked: JobAlert,
    alerts: readonly AlikeAlert[],
  ): Promise<string> {
    const confirmed = alerts.filter(({ is_confirmed }) => is_confirmed);
    const { id } = confirmed.find((alert) => alert.id === asked.id) ?? confirmed[0] ?? asked;
    // Older confirmed ones may differ in spelling alone: each stays, since the links in its mails have to stop it.
    const others = alerts.filter((alert) => !alert.is_confirmed && alert.id !== id).map((alert) => alert.id);
    await manager.query(
      `INSERT INTO job_alert_matches (alert_id, job_id, created_at, told_at)
       SELECT $1, job_id, min(created_at), max(told_at) FROM job_alert_matches
       WHERE alert_id = ANY($2) GROUP BY job_id ON CONFLICT DO NOTHING`,
      [id, others],
    );
    await this.oneTimeTokens.handOver(manager, 'confirm_job_alert', others, id);
    await this.remove(manager, others);
    await manager.update(JobAlert, { id }, { frequency: asked.frequency });
    return id;
  }

  /** If a mailbox has too many alerts, ends those that were confirmed or used longest ago. */
  private async endSurplus(manager: EntityManager, email: string): Promise<void> {
    const surplus = await manager.query<{ id: string }[]>(
      `SELECT id FROM job_alerts WHERE confirmed_at IS NOT NULL AND ${countedMailbox('email')} = ${countedMailbox('$1')}
       ORDER BY expires_at DESC, id DESC OFFSET $2`,
      [email, MOST_JOB_ALERTS],
    );
    await this.endForGood(
      manager,
      surplus.map(({ id }) => id),
    );
  }

  /** Ends alerts and notes them for the list beside the backups, so that a restore does not bring them back. */
  private async endForGood(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await this.remove(manager, ids);
    const rows = ids.map((id) => ({ id }));
    await manager.createQueryBuilder().insert().into(EndedJobAlert).values(rows).orIgnore().execute();
  }

  private async remove(manager: EntityManager, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await manager.delete(JobAlert, { id });
      await this.oneTimeTokens.revoke(manager, id, 'confirm_job_alert');
      await this.mails.forgetGroup(manager, id);
    }
  }
}

const toDto = ({ q, brand, place, frequency }: JobAlert): JobAlertDto => ({
  q: q || null,
  brand: brand || null,
  place: place || null,
  frequency,
});

interface AlikeAlert extends Pick<JobAlert, 'id' | 'q' | 'place'> {
  is_confirmed: boolean;
}

/** The alerts of a person that find the same jobs, locked until the caller's transaction ends. */
async function lockAlike(manager: EntityManager, asked: JobAlert): Promise<AlikeAlert[]> {
  const alerts = await manager.query<AlikeAlert[]>(
    `SELECT id, q, place, confirmed_at IS NOT NULL AS is_confirmed FROM job_alerts
     WHERE lower(email) = lower($1) AND brand = $2 ORDER BY id FOR UPDATE`,
    [asked.email, asked.brand],
  );
  return alerts.filter((alert) => isSameJobSearch(alert, asked));
}

/** In SQL, the mailbox of an address without what follows a plus, as mails are counted. */
const countedMailbox = (email: string) => `regexp_replace(${mailboxSql(email)}, '(.)\\+[^@]*', '\\1+')`;

/** Inserts the alert that was asked for, or finds the row of an earlier request. @returns its id */
async function claim(manager: EntityManager, wanted: AskForJobAlertDto): Promise<string> {
  const { email, q, brand, place, frequency } = wanted;
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO job_alerts (id, email, q, brand, place, frequency, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))
     ON CONFLICT (lower(email), q, brand, place, frequency)
       DO UPDATE SET expires_at = greatest(job_alerts.expires_at, excluded.expires_at)
     RETURNING id`,
    [uuidv7(), email, q ?? '', brand ?? '', place ?? '', frequency, CONFIRM_DAYS],
  );
  return row?.id ?? '';
}

/** Confirms an alert, or lets a confirmed one go on. */
async function prolong(manager: EntityManager, id: string, also = ''): Promise<JobAlert | undefined> {
  const [rows] = await manager.query<[JobAlert[], number]>(
    `UPDATE job_alerts SET confirmed_at = coalesce(confirmed_at, now()), reminded_at = NULL,
       expires_at = now() + make_interval(months => $2)
     WHERE id = $1 ${also} RETURNING id, email, q, brand, place, frequency`,
    [id, JOB_ALERT_MONTHS],
  );
  return rows[0];
}
