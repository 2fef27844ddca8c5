import { Injectable } from '@nestjs/common';
import type { Histogram } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { afterCommit, type CommittedCounter, MetricsRegistry } from '../../../platform/metrics/index.js';
import { APPLICATION_SOURCES, type ApplicationSource } from '../entities/application.entity.js';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Bounds of the buckets in seconds: hours within the first day, then days. */
const REVIEW_TIMES = [
  ...[1, 4, 12].map((hours) => hours * HOUR),
  ...[1, 2, 3, 5, 7, 14, 30, 60].map((days) => days * DAY),
];
/** Applications that nobody has looked at yet but somebody should, as the desk counts them. */
const WAITING = `removed_at IS NULL AND withdrawn_at IS NULL AND status = 'pending'`;

/** Metrics of hiring: how many applications arrive and how long they wait. They name no person and no job. */
@Injectable()
export class HiringMetrics {
  private readonly applications: CommittedCounter<'source'>;
  private readonly bytes: CommittedCounter<'source'>;
  private readonly reviewTimes: Histogram;

  constructor(
    private readonly dataSource: DataSource,
    metrics: MetricsRegistry,
  ) {
    this.applications = metrics.counter({
      name: 'smash_applications_total',
      help: 'Applications that were taken, by the form or an import',
      series: APPLICATION_SOURCES.map((source) => ({ source })),
    });
    this.bytes = metrics.counter({
      name: 'smash_application_bytes_total',
      help: 'Bytes of the files of applications that were taken by the form',
      series: [{ source: 'form' }],
    });
    this.reviewTimes = metrics.histogram(
      'smash_application_review_seconds',
      'From applying by the form until somebody first gave the application another status than pending',
      REVIEW_TIMES,
    );
    metrics.countedGauge(
      'smash_applications_waiting',
      'Applications that nobody has looked at yet',
      'status',
      () => this.countWaiting(),
    );
    metrics.countedGauge(
      'smash_application_oldest_seconds',
      'How long the oldest of them has waited that came by the form',
      'status',
      () => this.ageOldest(),
    );
  }

  /** Counts applications that the transaction takes. */
  taken(manager: EntityManager, source: ApplicationSource, number = 1): void {
    this.applications.add(manager, { source }, number);
  }

  /** Files of an application that the transaction takes by the form. */
  stored(manager: EntityManager, files: readonly { size: number }[]): void {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    this.bytes.add(manager, { source: 'form' }, bytes);
  }

  /** Applications that have left `pending` in the transaction; those that had done so before do not count again. */
  async reviewed(manager: EntityManager, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const first = await manager.query<{ seconds: number }[]>(
      `SELECT extract(epoch FROM first_reviewed_at - applied_at)::float8 AS seconds FROM applications
       WHERE id = ANY($1) AND first_reviewed_at = now() AND source = 'form'`,
      [ids],
    );
    afterCommit(manager, () => {
      for (const { seconds } of first) this.reviewTimes.observe(seconds);
    });
  }

  private async countWaiting(): Promise<{ pending: number }> {
    const [row] = await this.dataSource.query<[{ pending: number }]>(
      `SELECT count(*)::int AS pending FROM applications WHERE ${WAITING}`,
    );
    return row;
  }

  /** Imported ones were waiting elsewhere. */
  private async ageOldest(): Promise<{ pending: number }> {
    const [row] = await this.dataSource.query<[{ pending: number }]>(
      `SELECT coalesce(extract(epoch FROM now() - min(applied_at)), 0)::float8 AS pending
       FROM applications WHERE ${WAITING} AND source = 'form'`,
    );
    return row;
  }
}
