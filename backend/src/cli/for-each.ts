import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';

const AT_ONCE = 4;

/** Runs an action for each line of what is read, four at a time, and fails with the first failure. */
export async function forEachLine(input: Readable, action: (line: string) => Promise<void>): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const actions: Promise<void>[] = [];
  // All lines are read before the last action ends: a hundred thousand files are 10 MB of lines.
  for await (const line of createInterface({ input })) {
    if (line) actions.push(limit(() => action(line)));
  }
  await Promise.all(actions);
}
