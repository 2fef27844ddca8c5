import {
  type EntityManager,
  type EntitySubscriberInterface,
  EventSubscriber,
  type QueryRunner,
} from 'typeorm';

interface WithRunner {
  queryRunner?: QueryRunner;
}

const waiting = new WeakMap<QueryRunner, (() => void)[]>();

/**
 * Runs something in this process once the manager's transaction is committed, at once outside of one, and never when it is
 * taken back. For what may be lost with the process; all else belongs into the transaction. It must not throw.
 */
export function afterCommit({ queryRunner }: EntityManager, run: () => void): void {
  if (!queryRunner?.isTransactionActive) run();
  else waiting.set(queryRunner, [...(waiting.get(queryRunner) ?? []), run]);
}

/** Tells of the ends of transactions; the connection pool has it (database/data-source-options.ts). */
@EventSubscriber()
export class TransactionEnds implements EntitySubscriberInterface {
  /** Also called when a transaction within the transaction is done: then nothing is committed yet. */
  afterTransactionCommit({ queryRunner }: WithRunner): void {
    if (!queryRunner || queryRunner.isTransactionActive) return;
    const runs = waiting.get(queryRunner) ?? [];
    waiting.delete(queryRunner);
    for (const run of runs) run();
  }

  afterTransactionRollback({ queryRunner }: WithRunner): void {
    if (queryRunner) waiting.delete(queryRunner);
  }
}
