import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { PollingWorker } from '../../../platform/work/polling-worker.js';
import { PaystackService } from '../provider/paystack.service.js';
import { SettlementService } from './settlement.service.js';

const BATCH = 10;
/** Longer than one request takes; after that any replica asks again, in case the first one died. */
const LEASE_SECONDS = 60;

/**
 * Asks the provider about orders that are due: at once after a webhook, otherwise at intervals for three days, so that
 * an order is settled even if every message about it is lost. Any number of replicas may run it at once.
 */
@Injectable()
export class ReconciliationService extends PollingWorker {
  /** References of orders that could not be settled when they were last asked about. */
  private readonly failed = new Set<string>();

  constructor(
    @Inject(SERVER_TIMINGS) timings: Timings,
    private readonly dataSource: DataSource,
    private readonly paystack: PaystackService,
    private readonly settlement: SettlementService,
  ) {
    super({
      name: 'Shares',
      pause: timings.reconciliationPoll,
      failure: 'due orders could not be settled; this will be retried',
    });
  }

  override onApplicationBootstrap(): void {
    if (this.paystack.isConfigured) super.onApplicationBootstrap();
  }

  protected async workOnce(): Promise<boolean> {
    return (await this.settleDue()) === BATCH;
  }

  /**
   * @returns how many orders were asked about
   * @throws once all were asked about, the failure of an order that failed the last time too: its buyer may have paid
   */
  private async settleDue(): Promise<number> {
    const references = await this.claim();
    const again: unknown[] = [];
    await Promise.all(
      references.map(async (order) => {
        try {
          await this.settlement.settle(order);
          this.failed.delete(order);
        } catch (err) {
          this.logger.warn(
            { err, order },
            'the payment provider could not be asked about an order; this will be retried',
          );
          if (this.failed.has(order)) again.push(err);
          this.failed.add(order);
        }
      }),
    );
    if (again.length > 0) throw again[0];
    return references.length;
  }

  private async claim(): Promise<string[]> {
    const [rows] = await this.dataSource.query<[{ reference: string }[], number]>(
      `UPDATE share_purchases SET checks = checks + 1, next_check_at = now() + make_interval(secs => $1)
       WHERE id IN (
         SELECT id FROM share_purchases
         WHERE next_check_at <= now() AND status IN ('pending', 'failed') AND mode = $3
         ORDER BY next_check_at LIMIT $2 FOR UPDATE SKIP LOCKED
       )
       RETURNING reference`,
      [LEASE_SECONDS, BATCH, this.paystack.mode],
    );
    return rows.map(({ reference }) => reference);
  }
}
