import { createInterface } from 'node:readline';
import pLimit from 'p-limit';

/** Runs an act for each line of standard input, a few at a time, and fails with the first failure. */
export async function forEachLine(atOnce: number, act: (line: string) => Promise<void>): Promise<void> {
  const limit = pLimit(atOnce);
  const acts: Promise<void>[] = [];
  // All lines are read before the last act ends: a hundred thousand files are 10 MB of lines.
  for await (const line of createInterface({ input: process.stdin })) {
    if (line) acts.push(limit(() => act(line)));
  }
  await Promise.all(acts);
}
