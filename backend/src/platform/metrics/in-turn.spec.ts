import { describe, expect, it, jest } from '@jest/globals';
import { InTurn } from './in-turn.js';

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('InTurn', () => {
  it('starts a read after the previous one ends, even if that failed', async () => {
    const turns = new InTurn();
    const events: string[] = [];
    const read = (name: string, end: () => void) => async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      end();
      return name;
    };
    const fail = () => {
      throw new Error('gone');
    };
    const all = await Promise.allSettled([
      turns.read(read('a', () => undefined)),
      turns.read(read('b', fail)),
      turns.read(read('c', () => undefined)),
    ]);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('waits for a dozen slow reads, and for those behind one that takes longer', async () => {
    jest.useFakeTimers();
    try {
      const turns = new InTurn();
      const slow = [3_500, ...Array.from({ length: 11 }, () => 300)];
      const reads = slow.map((ms) => turns.read(() => delay(ms)));
      const all = Promise.allSettled(reads);
      await jest.advanceTimersByTimeAsync(8_000);
      expect((await all).map(({ status }) => status)).toEqual(slow.map(() => 'fulfilled'));
    } finally {
      jest.useRealTimers();
    }
  });

  it('skips a read that nobody waits for any more', async () => {
    const turns = new InTurn();
    let end = () => {};
    const hanging = turns.read(() => new Promise<void>((resolve) => (end = resolve)), 1);
    const begun: string[] = [];
    const behind = turns.read(() => Promise.resolve(begun.push('behind')), 1);
    await expect(hanging).rejects.toThrow('not read in time');
    await expect(behind).rejects.toThrow('not read in time');
    end();
    await turns.read(() => Promise.resolve(begun.push('next')), 60_000);
    expect(begun).toEqual(['next']);
  });
});
