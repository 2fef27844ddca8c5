import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type CommittedCounter, MetricsRegistry } from '../../platform/metrics/index.js';
import type { SharePurchase } from './entities/share-purchase.entity.js';
import { PAYMENT_MODES } from './provider/payment-provider.js';

/** What becomes of an order. In review it waits for an owner, who lets it be paid or refused; given up it may still be paid. */
const OUTCOMES = ['ordered', 'paid', 'review', 'refused', 'given_up'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** How buying shares goes. Numbers of orders alone: an amount beside a time would tell what somebody bought. */
@Injectable()
export class PurchaseMetrics {
  private readonly purchases: CommittedCounter<'outcome' | 'mode'>;

  constructor(dataSource: DataSource, metrics: MetricsRegistry) {
    this.purchases = metrics.counter({
      name: 'smash_purchases_total',
      help: 'Orders of shares by what became of them; mode tells tests from money',
      series: PAYMENT_MODES.flatMap((mode) => OUTCOMES.map((outcome) => ({ outcome, mode }))),
    });
    metrics.countedGauge(
      'smash_purchases_in_review',
      'Orders whose payment waits for the decision of an owner',
      'mode',
      async () => {
        const rows = await dataSource.query<{ mode: string; count: number }[]>(
          `SELECT mode, count(*)::int AS count FROM share_purchases WHERE status = 'review' GROUP BY mode`,
        );
        const none = PAYMENT_MODES.map((mode): [string, number] => [mode, 0]);
        return Object.fromEntries([
          ...none,
          ...rows.map(({ mode, count }): [string, number] => [mode, count]),
        ]);
      },
    );
  }

  /** Of an order that the transaction brings there. */
  became(manager: EntityManager, outcome: Outcome, { mode }: Pick<SharePurchase, 'mode'>): void {
    this.purchases.add(manager, { outcome, mode });
  }
}
