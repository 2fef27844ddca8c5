import { Injectable } from '@nestjs/common';
import { findJobs } from '@smash/contract';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { MailService } from '../../../platform/mail/mail.service.js';
import type { IndexedJob } from '../../jobs/index.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { JobSearch } from '../../jobs/search/job-search.service.js';
import { JobAlert } from '../entities/job-alert.entity.js';
import { JobAlertMatch } from '../entities/job-alert-match.entity.js';
import { JobAlertOpening } from '../entities/job-alert-opening.entity.js';
import { AlertMails } from '../mails/alert-mails.service.js';
import { filtersOf } from '../mails/alerted-search.js';

/** Most mails that one transaction rewrites when a job closes. */
const BATCH = 25;

/** A mail of an alert. */
interface AlertMail {
  id: string;
  alertId: string;
}

/**
 * Notes which jobs have opened and closed since the last check, whatever opened or closed them: an editor, an import, a
 * deadline, a restoration. Any number of backends may run it at once.
 */
@Injectable()
export class OpeningsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly search: JobSearch,
    private readonly jobs: JobsService,
    private readonly mails: MailService,
    private readonly alertMails: AlertMails,
  ) {}

  /** @throws the first failure, once all other jobs are noted */
  async note(stopping?: AbortSignal): Promise<void> {
    // Read before the jobs, so that a job which another backend notes meanwhile is not taken for closed.
    const noted = await this.dataSource.query<{ job_id: number; is_closing: boolean }[]>(
      'SELECT job_id, is_closing FROM job_alert_openings',
    );
    const open = await this.search.openNow();
    const isOpen = new Set(open.map(({ id }) => id));
    const isNoted = new Set(noted.map(({ job_id }) => job_id));
    const failures: unknown[] = [];
    const attempt = (work: Promise<void>) => work.catch((error: unknown) => failures.push(error));
    for (const { job_id: id, is_closing } of noted) {
      // One that opened again before its closing came to an end is closed first, and opened by the next round.
      if (is_closing || !isOpen.has(id)) await attempt(this.close(id, stopping));
    }
    for (const job of open) {
      if (isNoted.has(job.id)) continue;
      await attempt(this.dataSource.transaction((manager) => this.open(manager, job)));
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Matches a job with all alerts. Alerts that found it before have their row already. */
  private async open(manager: EntityManager, job: IndexedJob): Promise<void> {
    const opened = await manager.query<unknown[]>(
      'INSERT INTO job_alert_openings (job_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING job_id',
      [job.id],
    );
    if (opened.length === 0) return;
    const alerts = await manager.query<JobAlert[]>(
      `SELECT id, q, brand, place FROM job_alerts
       WHERE confirmed_at IS NOT NULL AND expires_at > now() AND brand IN ('', $1)`,
      [job.brand ?? ''],
    );
    const found = alerts.filter((alert) => findJobs([job], filtersOf(alert)).length > 0);
    if (found.length === 0) return;
    await manager.query(
      `INSERT INTO job_alert_matches (alert_id, job_id)
       SELECT id, $2 FROM job_alerts WHERE id = ANY($1) FOR KEY SHARE ON CONFLICT DO NOTHING`,
      [found.map(({ id }) => id), job.id],
    );
  }

  /**
   * Removes a closed job from all mails that are not sent yet, some in each transaction. When a stop or a failure breaks
   * it off, the next round goes on, since the job is noted as closing until the end.
   */
  private async close(jobId: number, stopping?: AbortSignal): Promise<void> {
    // Another backend may be at it: finding the mails once more would be in vain.
    if (!(await mayClose(this.dataSource.manager, jobId))) return;
    const mails = await this.mailsWith(this.dataSource.manager, jobId);
    for (let from = 0; from < mails.length; from += BATCH) {
      if (stopping?.aborted) return;
      const some = mails.slice(from, from + BATCH);
      const isOurs = await this.dataSource.transaction(async (manager) => {
        if (!(await mayClose(manager, jobId))) return false;
        await manager.update(JobAlertOpening, { jobId }, { isClosing: true });
        await this.removeFrom(manager, jobId, some);
        return true;
      });
      if (!isOurs) return;
    }
    if (stopping?.aborted) return;
    const done = new Set(mails.map(({ id }) => id));
    await this.dataSource.transaction(async (manager) => {
      if (!(await mayClose(manager, jobId))) return;
      // Waits for mails with this job that are being made; nobody makes one afterwards.
      await manager.delete(JobAlertMatch, { jobId, toldAt: IsNull() });
      const made = await this.mailsWith(manager, jobId);
      await this.removeFrom(
        manager,
        jobId,
        made.filter(({ id }) => !done.has(id)),
      );
      await manager.delete(JobAlertOpening, { jobId });
    });
  }

  /** The mails that tell of a job and are not sent yet, in the order in which they were made. */
  private async mailsWith(manager: EntityManager, jobId: number): Promise<AlertMail[]> {
    const told = await manager.query<{ mail_id: string; alert_id: string }[]>(
      'SELECT mail_id, alert_id FROM job_alert_matches WHERE job_id = $1 AND mail_id IS NOT NULL ORDER BY mail_id',
      [jobId],
    );
    const mailIds = told.map(({ mail_id }) => mail_id);
    const waiting = new Set((await this.mails.waitingAmong(manager, mailIds)).map(({ id }) => id));
    return told
      .filter(({ mail_id }) => waiting.has(mail_id))
      .map(({ mail_id, alert_id }) => ({ id: mail_id, alertId: alert_id }));
  }

  private async removeFrom(
    manager: EntityManager,
    jobId: number,
    mails: readonly AlertMail[],
  ): Promise<void> {
    const mailIds = mails.map(({ id }) => id);
    const waiting = await this.mails.waitingAmong(manager, mailIds);
    // A mail that was never attempted has told nobody, so the job is told of if it opens again.
    const untold = waiting.filter(({ attempts }) => attempts === 0).map(({ id }) => id);
    await manager.delete(JobAlertMatch, { jobId, mailId: In(untold) });
    const told = await manager.findBy(JobAlertMatch, { mailId: In(mailIds) });
    const open = await this.jobs.listOpen([...new Set(told.map((match) => match.jobId))]);
    const alerts = await manager.findBy(JobAlert, { id: In(mails.map(({ alertId }) => alertId)) });
    const alertOf = new Map(alerts.map((alert) => [alert.id, alert]));
    const jobsOf = new Map(mailIds.map((id) => [id, new Set<number>()]));
    for (const match of told) jobsOf.get(match.mailId ?? '')?.add(match.jobId);
    for (const { id, alertId } of mails) {
      const alert = alertOf.get(alertId);
      const jobs = open.filter((job) => jobsOf.get(id)?.has(job.id));
      // The mails of an alert that was ended meanwhile go with it.
      if (alert) await this.alertMails.rewrite(manager, id, alert, jobs);
    }
  }
}

/**
 * Makes other backends leave the closing of a job to the caller's transaction.
 * @returns false if another one does it, or has done it
 */
async function mayClose(manager: EntityManager, jobId: number): Promise<boolean> {
  const [row] = await manager.query<{ locked: boolean }[]>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended('closed job ' || job_id, 0)) AS locked
     FROM job_alert_openings WHERE job_id = $1`,
    [jobId],
  );
  return row?.locked ?? false;
}
