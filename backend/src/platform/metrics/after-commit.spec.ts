import { describe, expect, it } from '@jest/globals';
import type { EntityManager, QueryRunner } from 'typeorm';
import { afterCommit, TransactionEnds } from './after-commit.js';

describe('an action after commit', () => {
  const ends = new TransactionEnds();
  const start = () => {
    const queryRunner = { isTransactionActive: true } as QueryRunner & { isTransactionActive: boolean };
    return { queryRunner, manager: { queryRunner } as EntityManager };
  };
  const finish = (queryRunner: { isTransactionActive: boolean }) => (queryRunner.isTransactionActive = false);

  it('runs once when the outer transaction commits, in order', () => {
    const { queryRunner, manager } = start();
    const ran: number[] = [];
    afterCommit(manager, () => ran.push(1));
    afterCommit(manager, () => ran.push(2));
    // A nested transaction has ended; the outer one is still active.
    ends.afterTransactionCommit({ queryRunner });
    expect(ran).toEqual([]);
    finish(queryRunner);
    ends.afterTransactionCommit({ queryRunner });
    ends.afterTransactionCommit({ queryRunner });
    expect(ran).toEqual([1, 2]);
  });

  it('never runs after a rollback, nor with the next transaction of the connection', () => {
    const { queryRunner, manager } = start();
    const ran: number[] = [];
    afterCommit(manager, () => ran.push(1));
    ends.afterTransactionRollback({ queryRunner });
    finish(queryRunner);
    ends.afterTransactionCommit({ queryRunner });
    expect(ran).toEqual([]);
  });

  it('runs at once outside a transaction', () => {
    const ran: number[] = [];
    afterCommit({} as EntityManager, () => ran.push(1));
    expect(ran).toEqual([1]);
  });
});
