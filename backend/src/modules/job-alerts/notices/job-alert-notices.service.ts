import { Inject, Injectable } from '@nestjs/common';
import { findJobs, JOB_ALERT_NOTICE_DAYS, toJobSearchEntry } from '@smash/contract';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { isDatabaseAway } from '../../../platform/errors/database-errors.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { JobAlert } from '../entities/job-alert.entity.js';
import { JobAlertMatch } from '../entities/job-alert-match.entity.js';
import { AlertMails } from '../mails/alert-mails.service.js';
import { filtersOf } from '../mails/alerted-search.js';
import { latestWeekly } from './weekly-time.js';

/** Most alerts that are found at once: finding them reads all that are due. */
const MOST_FOUND = 10_000;

/** Most alerts that one round tells: between two rounds, jobs that opened or closed are noted. */
const BATCH = 100;

/** Alerts that have found jobs and may tell of them now. */
const DUE = `
  SELECT a.id FROM job_alerts a
  WHERE a.confirmed_at IS NOT NULL AND a.expires_at > now()
    AND (a.frequency <> 'at_once' OR a.told_at IS NULL OR a.told_at <= now() - make_interval(secs => $2))
    AND EXISTS (SELECT FROM job_alert_matches m WHERE m.alert_id = a.id AND m.told_at IS NULL
      AND (a.frequency = 'at_once' OR m.created_at < $1))`;

/** In random order, so that alerts that always fail do not block the others. */
const FIND = `${DUE} ORDER BY random() LIMIT ${MOST_FOUND}`;
const LOCK = `${DUE} AND a.id = $3 FOR UPDATE OF a SKIP LOCKED`;

/** Makes the mails of alerts: one mail of all jobs that an alert has found since its last. */
@Injectable()
export class JobAlertNoticesService {
  /** Ids of alerts that were due when they were found, and are still to be told. */
  private found: string[] = [];

  constructor(
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly mails: AlertMails,
  ) {}

  /**
   * Makes the mails of some alerts. A failure counts once nobody else is left who could be told.
   * @returns false if no alert had anything to tell
   */
  async notifySome(now = new Date(), stopping?: AbortSignal): Promise<boolean> {
    const values = [latestWeekly(now), this.timings.jobAlertPause / 1000];
    const failures: unknown[] = [];
    const isSearched = this.found.length === 0;
    if (isSearched) {
      this.found = (await this.dataSource.query<{ id: string }[]>(FIND, values)).map(({ id }) => id);
    }
    let isTold = false;
    for (const id of this.found.splice(0, BATCH)) {
      if (stopping?.aborted) break;
      const telling = this.tell(id, values).catch((error: unknown) => {
        failures.push(error);
        return false;
      });
      if (await telling) isTold = true;
      if (failures.some(isDatabaseAway)) break;
    }
    if (failures.length > 0 && !isTold) throw failures[0];
    // Those that were found before say nothing of what is due now.
    return isTold || !isSearched || this.found.length > 0;
  }

  /** @returns false if another backend has told it, or it has changed */
  private tell(id: string, values: readonly unknown[]): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const locked = await manager.query<unknown[]>(LOCK, [...values, id]);
      if (locked.length === 0) return false;
      await this.notify(manager, await manager.findOneByOrFail(JobAlert, { id }));
      return true;
    });
  }

  /** Asks the readers of alerts that end soon whether to go on, once each. Any number of backends may do it at once. */
  async remind(now = new Date()): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [ending] = await manager.query<[{ id: string }[], number]>(
        `UPDATE job_alerts SET reminded_at = $1 WHERE id IN (
           SELECT id FROM job_alerts WHERE confirmed_at IS NOT NULL AND reminded_at IS NULL
             AND expires_at > $1 AND expires_at <= $1::timestamptz + make_interval(days => $2)
           LIMIT 500 FOR UPDATE SKIP LOCKED)
         RETURNING id`,
        [now, JOB_ALERT_NOTICE_DAYS],
      );
      const alerts = await manager.findBy(JobAlert, { id: In(ending.map(({ id }) => id)) });
      for (const alert of alerts) await this.mails.askToGoOn(manager, { ...alert, until: alert.expiresAt });
    });
  }

  /**
   * Makes the mail of an alert. A job that has closed meanwhile or no longer fits is not told of, unless it opens
   * again.
   */
  private async notify(manager: EntityManager, alert: JobAlert): Promise<void> {
    const unsent = { alertId: alert.id, toldAt: IsNull() };
    const found = await manager.findBy(JobAlertMatch, unsent);
    const open = await this.jobs.listOpen(found.map(({ jobId }) => jobId));
    const entries = open.map((job) => ({ ...toJobSearchEntry(job), job }));
    const jobs = findJobs(entries, filtersOf(alert)).map(({ job }) => job);
    const told = jobs.map(({ id }) => id);
    const others = found.map(({ jobId }) => jobId).filter((id) => !told.includes(id));
    if (jobs.length > 0) {
      const mailId = await this.mails.notify(manager, alert, jobs);
      await manager.update(JobAlertMatch, { ...unsent, jobId: In(told) }, { toldAt: () => 'now()', mailId });
      await manager.update(JobAlert, { id: alert.id }, { toldAt: () => 'now()' });
    }
    await manager.delete(JobAlertMatch, { ...unsent, jobId: In(others) });
  }
}
