import { beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ReconciliationService } from './reconciliation.service.js';

class Rounds extends ReconciliationService {
  override workOnce(): Promise<boolean> {
    return super.workOnce();
  }
}

describe('asking about due orders', () => {
  const failing = new Set<string>();
  const database: { query: () => Promise<unknown> } = { query: () => Promise.resolve([[], 0]) };
  let rounds: Rounds;
  /** A round with these orders due, of which some cannot be settled. */
  const round = (due: string[], failed: string[]): Promise<boolean> => {
    failing.clear();
    for (const order of failed) failing.add(order);
    database.query = () => Promise.resolve([due.map((reference) => ({ reference })), due.length]);
    return rounds.workOnce();
  };
  const settlement = {
    settle: (order: string) =>
      failing.has(order) ? Promise.reject(new Error(`${order} failed`)) : Promise.resolve(),
  };

  beforeEach(() => {
    Logger.overrideLogger(false);
    const timings = { reconciliationPoll: 1 };
    rounds = new Rounds(timings as never, database as never, { mode: 'test' } as never, settlement as never);
  });

  it('has not failed while each order that fails is settled the next time', async () => {
    for (const order of ['A', 'B', 'C']) {
      expect(await round([order], [order])).toBe(false);
      expect(await round([order], [])).toBe(false);
    }
    expect(await round(['A'], ['A'])).toBe(false);
  });

  it('has failed once an order fails that failed the last time, whatever is settled beside it', async () => {
    await round(['A', 'B'], ['A']);
    await round(['B'], []);
    await expect(round(['A', 'B', 'C'], ['A', 'C'])).rejects.toThrow('A failed');
    await expect(round(['A'], ['A'])).rejects.toThrow('A failed');
    expect(await round(['A'], [])).toBe(false);
  });
});
