import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/**
 * Runs an action for each item, a limited number at a time, and fails with the first failure. Items are requested only
 * when there is room, so that few are in memory.
 */
export async function forEach<Item>(
  items: AsyncIterable<Item>,
  atOnce: number,
  action: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const work = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await action(next.value);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await iterator.return?.();
  }
}

/** Runs an action for each line of the input, four at a time; skips empty lines. */
export function forEachLine(input: Readable, action: (line: string) => Promise<void>): Promise<void> {
  return forEach(createInterface({ input }), 4, async (line) => {
    if (line) await action(line);
  });
}
