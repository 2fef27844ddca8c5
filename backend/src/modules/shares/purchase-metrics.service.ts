import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type CommittedCounter, MetricsRegistry } from '../../platform/metrics/index.js';
import type { SharePurchase } from './entities/share-purchase.entity.js';
import { PAYMENT_MODES } from './provider/payment-provider.js';

/** States that an order reaches. In review it waits for an owner, who accepts or refuses it; given up it may still be paid. */
const OUTCOMES = ['ordered', 'paid', 'review', 'refused', 'given_up'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Metrics of buying shares. Numbers of orders only: an amount beside a time would tell what somebody bought. */
@Injectable()
export class PurchaseMetrics {
  private readonly purchases: CommittedCounter<'outcome' | 'mode'>;

  constructor(dataSource: DataSource, metrics: MetricsRegistry) {
    this.purchases = metrics.counter({
      name: 'smash_purchases_total',
      help: 'Orders of shares by what became of them; mode tells tests from money',
      series: PAYMENT_MODES.flatMap((mode) => OUTCOMES.map((outcome) => ({ outcome, mode }))),
    });
    metrics.countedGauges(
      () => reviews(dataSource),
      [
        [
          'smash_purchases_in_review',
          'Orders whose payment waits for the decision of an owner',
          'mode',
          (rows) => byMode(rows, 'count'),
        ],
        [
          'smash_purchases_review_oldest_seconds',
          'How long ago the oldest of them was ordered',
          'mode',
          (rows) => byMode(rows, 'oldestSeconds'),
        ],
      ],
    );
  }

  /** Counts an order that reaches an outcome, once the transaction is committed. */
  became(manager: EntityManager, outcome: Outcome, { mode }: Pick<SharePurchase, 'mode'>): void {
    this.purchases.add(manager, { outcome, mode });
  }
}

interface Reviews {
  mode: string;
  count: number;
  oldestSeconds: number;
}

const reviews = (dataSource: DataSource): Promise<Reviews[]> =>
  dataSource.query<Reviews[]>(
    `SELECT mode, count(*)::int AS count, extract(epoch FROM now() - min(created_at))::float8 AS "oldestSeconds"
     FROM share_purchases WHERE status = 'review' GROUP BY mode`,
  );

/** By mode; 0 where no purchase is in review. */
const byMode = (rows: Reviews[], value: 'count' | 'oldestSeconds'): Record<string, number> =>
  Object.fromEntries(
    PAYMENT_MODES.map((mode) => [mode, rows.find((row) => row.mode === mode)?.[value] ?? 0]),
  );
