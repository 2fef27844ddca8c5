import { Inject, Injectable } from '@nestjs/common';
import { type Brand, DAY_MS } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { seesBrandSql } from '../../../platform/brand-scope/index.js';
import { ENVIRONMENT, type Environment, portalUrl } from '../../../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { presentTime } from '../../../platform/statements/present-time.js';
import { PollingWorker } from '../../../platform/work/polling-worker.js';
import { JOB_BRANDS, JOB_TITLES } from '../../jobs/index.js';
import { ArrivalNotice } from '../entities/arrival-notice.entity.js';
import { NOTICE_READERS } from './arrival-notices.service.js';
import { arrivalsDigest, type JobArrivals } from './arrivals-digest.js';
import { latestDigest } from './digest-time.js';

/** Longest time that a digest covers, so that an account back from a long suspension is not told of months. */
const LONGEST_MS = 7 * DAY_MS;

interface DueDigest {
  account_id: string;
  told_until: Date;
  email: string;
  brands: Brand[];
}

/** Queues the daily digests of new applications since the digest before; none if nothing arrived. */
@Injectable()
export class DigestWorker extends PollingWorker {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SERVER_TIMINGS) timings: Timings,
    private readonly dataSource: DataSource,
    private readonly mails: MailService,
  ) {
    super({
      name: 'Digest',
      pause: timings.digestPoll,
      failure: 'a digest of new applications could not be made; this will be retried',
    });
  }

  protected async workOnce(): Promise<boolean> {
    // The database's clock also stamps arrivals: with a clock ahead of it, a digest would miss applications for good.
    const end = latestDigest(await presentTime(this.dataSource.manager));
    return this.dataSource.transaction(async (manager) => {
      const [due] = await manager.query<DueDigest[]>(
        // In random order: a digest that fails each time does not hold up the others.
        `SELECT notice.account_id, notice.told_until, reader.email, reader.brands
         FROM arrival_notices notice JOIN ${NOTICE_READERS} reader ON reader.id = notice.account_id
         WHERE notice.wanted = 'digest' AND notice.told_until < $1
         ORDER BY random() LIMIT 1 FOR UPDATE OF notice SKIP LOCKED`,
        [end],
      );
      if (due) await this.notify(manager, due, end);
      return due !== undefined;
    });
  }

  private async notify(
    manager: EntityManager,
    { account_id, told_until, email, brands }: DueDigest,
    end: Date,
  ): Promise<void> {
    const start = new Date(Math.max(told_until.getTime(), end.getTime() - LONGEST_MS));
    // Imported applications are left out: an administrator brought them in.
    const jobs = await manager.query<JobArrivals[]>(
      `SELECT a.job_id AS "jobId", j.title AS "jobTitle", count(*)::int AS count
       FROM applications a JOIN ${JOB_TITLES} j ON j.id = a.job_id
       JOIN ${JOB_BRANDS} b ON b.job_id = a.job_id AND ${seesBrandSql('$3::text[]', 'b.brand')}
       WHERE a.removed_at IS NULL AND a.withdrawn_at IS NULL AND a.source = 'form' AND a.applied_at >= $1 AND a.applied_at < $2
       GROUP BY 1, 2 ORDER BY 3 DESC, 2, 1`,
      [start, end, brands],
    );
    await manager.update(ArrivalNotice, { accountId: account_id }, { toldUntil: end });
    if (jobs.length === 0) return;
    await this.mails.queue(manager, {
      kind: 'arrivals_digest',
      about: `${account_id}:${end.toISOString()}`,
      recipient: email,
      content: arrivalsDigest(jobs, { since: start, until: end }, portalUrl(this.environment)),
    });
  }
}
