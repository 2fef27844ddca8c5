import { setImmediate as turn } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { forEach, forEachLine } from './for-each.js';

describe('working through items', () => {
  it('fetches no more items than it works on at once', async () => {
    let asked = 0;
    async function* numbers() {
      while (asked < 1000) yield await Promise.resolve((asked += 1));
    }
    let done = 0;
    let most = 0;
    await forEach(numbers(), 3, async () => {
      await turn();
      most = Math.max(most, asked - done);
      done += 1;
    });
    expect([done, most]).toEqual([1000, 3]);
  });

  it('stops at the first failure and fetches no more', async () => {
    let asked = 0;
    async function* numbers() {
      for (;;) yield await Promise.resolve((asked += 1));
    }
    const failing = forEach(numbers(), 2, async (number) => {
      await turn();
      if (number === 5) throw new Error('the fifth');
    });
    await expect(failing).rejects.toThrow('the fifth');
    const last = asked;
    for (const _ of [1, 2, 3]) await turn();
    expect(asked).toBe(last);
  });

  it('handles each line once, including the last', async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `line ${index}`);
    const seen: string[] = [];
    await forEachLine(
      Readable.from([`${lines.slice(0, 2000).join('\n')}\n\n`, lines.slice(2000).join('\n')]),
      async (line) => {
        await turn();
        seen.push(line);
      },
    );
    expect(seen).toEqual(lines);
  });
});
