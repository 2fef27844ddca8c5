import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ApplicationStatus } from '@smash/contract';
import { ApplicationCounts } from '../../jobs/index.js';

@Injectable()
export class ApplicationCountsService extends ApplicationCounts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async countByJob(jobIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.dataSource.query<{ job_id: number; count: number }[]>(
      `SELECT job_id, count(*)::int AS count FROM applications
       WHERE job_id = ANY($1) AND removed_at IS NULL GROUP BY job_id`,
      [jobIds],
    );
    return new Map(rows.map((row) => [row.job_id, row.count]));
  }

  override async countQueues(jobIds: readonly number[]) {
    const rows = await this.dataSource.query<{ job_id: number; status: ApplicationStatus; count: number }[]>(
      `SELECT job_id, status, count(*)::int AS count FROM applications
       WHERE job_id = ANY($1) AND removed_at IS NULL AND withdrawn_at IS NULL GROUP BY job_id, status`,
      [jobIds],
    );
    const queues = new Map<number, Partial<Record<ApplicationStatus, number>>>();
    for (const { job_id, status, count } of rows) {
      queues.set(job_id, { ...queues.get(job_id), [status]: count });
    }
    return queues;
  }
}
