import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';

/** Runs an act for each line of what is read, a few at a time, and fails with the first failure. */
export async function forEachLine(
  input: Readable,
  atOnce: number,
  act: (line: string) => Promise<void>,
): Promise<void> {
  const limit = pLimit(atOnce);
  const acts: Promise<void>[] = [];
  // All lines are read before the last act ends: a hundred thousand files are 10 MB of lines.
  for await (const line of createInterface({ input })) {
    if (line) acts.push(limit(() => act(line)));
  }
  await Promise.all(acts);
}
