import { Injectable } from '@nestjs/common';
import { findJobs } from '@smash/contract';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { MailService } from '../../../platform/mail/mail.service.js';
import type { IndexedJob } from '../../jobs/index.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { JobSearch } from '../../jobs/search/job-search.service.js';
import { JobAlert } from '../entities/job-alert.entity.js';
import { JobAlertMatch } from '../entities/job-alert-match.entity.js';
import { AlertMails } from '../mails/alert-mails.service.js';
import { filtersOf } from '../mails/alerted-search.js';

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
  async note(): Promise<void> {
    // Read before the jobs, so that a job which another backend notes meanwhile is not taken for closed.
    const noted = await this.dataSource.query<{ job_id: number }[]>('SELECT job_id FROM job_alert_openings');
    const open = await this.search.openNow();
    const isOpen = new Set(open.map(({ id }) => id));
    const isNoted = new Set(noted.map(({ job_id }) => job_id));
    const failures: unknown[] = [];
    const attempt = (work: (manager: EntityManager) => Promise<void>) =>
      this.dataSource.transaction(work).catch((error: unknown) => failures.push(error));
    for (const id of isNoted) {
      if (!isOpen.has(id)) await attempt((manager) => this.close(manager, id));
    }
    for (const job of open) {
      if (!isNoted.has(job.id)) await attempt((manager) => this.open(manager, job));
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

  /** Removes a closed job from all mails that are not sent yet. */
  private async close(manager: EntityManager, jobId: number): Promise<void> {
    const [, closed] = await manager.query<[unknown[], number]>(
      'DELETE FROM job_alert_openings WHERE job_id = $1',
      [jobId],
    );
    if (closed === 0) return;
    await manager.delete(JobAlertMatch, { jobId, toldAt: IsNull() });
    const told = await manager.findBy(JobAlertMatch, { jobId, mailId: Not(IsNull()) });
    const mailIds = told.flatMap(({ mailId }) => mailId ?? []);
    for (const mail of await this.mails.waitingAmong(manager, mailIds)) {
      // A mail that was never attempted has told nobody, so the job is told of if it opens again.
      if (mail.attempts === 0) await manager.delete(JobAlertMatch, { jobId, mailId: mail.id });
      await this.rewrite(manager, mail.id, told.find(({ mailId }) => mailId === mail.id)?.alertId ?? '');
    }
  }

  private async rewrite(manager: EntityManager, mailId: string, alertId: string): Promise<void> {
    const alert = await manager.findOneByOrFail(JobAlert, { id: alertId });
    const told = await manager.findBy(JobAlertMatch, { mailId });
    const jobs = await this.jobs.listOpen(told.map(({ jobId }) => jobId));
    await this.alertMails.rewrite(manager, mailId, alert, jobs);
  }
}
