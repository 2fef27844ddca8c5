import { Injectable } from '@nestjs/common';
import type { ArrivalNotice as WantedNotice } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { activeAccountsWith } from '../../../platform/auth/index.js';
import { seesBrandSql } from '../../../platform/brand-scope/index.js';
import { prepared } from '../../../platform/statements/prepared-statements.js';
import { JOB_BRANDS } from '../../jobs/index.js';
import { ArrivalNotice } from '../entities/arrival-notice.entity.js';

/** Accounts whose role may read applications; others get no notice, whatever they chose under an earlier role. */
export const NOTICE_READERS = activeAccountsWith('applications.read');

const WANTING_EACH = prepared(
  `SELECT reader.id, reader.email::text AS email FROM arrival_notices notice JOIN ${NOTICE_READERS} reader ON reader.id = notice.account_id
   JOIN ${JOB_BRANDS} job ON job.job_id = $2 AND ${seesBrandSql('reader.brands', 'job.brand')}
   WHERE notice.wanted = 'each' AND lower(reader.email) <> lower($1)`,
);

/** How each account wants to hear of new applications. */
@Injectable()
export class ArrivalNotices {
  constructor(private readonly dataSource: DataSource) {}

  async get(accountId: string): Promise<WantedNotice> {
    const notice = await this.dataSource.manager.findOneBy(ArrivalNotice, { accountId });
    return notice?.wanted ?? 'none';
  }

  /** A digest starts with applications that arrive from now on; choosing it again changes nothing. */
  async set(accountId: string, wanted: WantedNotice): Promise<WantedNotice> {
    const { manager } = this.dataSource;
    if (wanted === 'none') await manager.delete(ArrivalNotice, { accountId });
    else
      await manager.query(
        `INSERT INTO arrival_notices AS notice (account_id, wanted) VALUES ($1, $2)
         ON CONFLICT (account_id) DO UPDATE SET wanted = excluded.wanted, told_until = now()
         WHERE notice.wanted <> excluded.wanted`,
        [accountId, wanted],
      );
    return wanted;
  }

  /** The accounts that want a mail for each application and see this job, except the one with HR's own address. */
  async wantingEach(
    manager: EntityManager,
    jobId: number,
    hrEmail: string,
  ): Promise<{ id: string; email: string }[]> {
    return manager.query<{ id: string; email: string }[]>(WANTING_EACH, [hrEmail, jobId]);
  }
}
