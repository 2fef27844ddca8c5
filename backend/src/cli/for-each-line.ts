import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';

/** Runs an action for each line of what is read, a few at a time, and fails with the first failure. */
export async function forEachLine(
  input: Readable,
  atOnce: number,
  action: (line: string) => Promise<void>,
): Promise<void> {
  const limit = pLimit(atOnce);
  const actions: Promise<void>[] = [];
  // All lines are read before the last action ends: a hundred thousand files are 10 MB of lines.
  for await (const line of createInterface({ input })) {
    if (line) actions.push(limit(() => action(line)));
  }
  await Promise.all(actions);
}
