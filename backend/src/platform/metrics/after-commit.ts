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
 * Runs something in this process after the manager's transaction has committed; at once outside a transaction, and
 * never after a rollback. Only for work that may be lost with the process; all other work belongs in the transaction.
 * It must not throw.
 */
export function afterCommit({ queryRunner }: EntityManager, run: () => void): void {
  if (!queryRunner?.isTransactionActive) run();
  else waiting.set(queryRunner, [...(waiting.get(queryRunner) ?? []), run]);
}

/** Observes the ends of transactions; registered with the connection pool (database/data-source-options.ts). */
@EventSubscriber()
export class TransactionEnds implements EntitySubscriberInterface {
  /** Also called at the end of a nested transaction, when nothing is committed yet. */
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
