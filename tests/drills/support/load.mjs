import { readFile } from 'node:fs/promises';

/** The unit of /proc/<pid>/stat on Linux. */
const TICK_MS = 10;

/** Resident memory of a process now and at its highest, in MB. @param {number} pid */
export async function residentMemory(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (key) => Math.round(Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') };
}

/** Milliseconds that the processors have worked for a process so far. @param {number} pid */
export async function processorTime(pid) {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The value below which a share of the samples lies. @param {number[]} samples @param {number} share 0 to 1 */
export function percentile(samples, share) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/**
 * Runs an action over and over on a number of connections at once.
 * @param {{ connections: number, count: number }} load
 * @param {(index: number) => Promise<void>} action
 * @returns {Promise<{ perSecond: number, milliseconds: number[], failures: unknown[] }>}
 */
export async function drive({ connections, count }, action) {
  /** @type {number[]} */
  const milliseconds = [];
  /** @type {unknown[]} */
  const failures = [];
  let next = 0;
  const start = performance.now();
  const worker = async () => {
    while (next < count) {
      const index = next++;
      const begin = performance.now();
      try {
        await action(index);
        milliseconds.push(performance.now() - begin);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return { perSecond: count / ((performance.now() - start) / 1000), milliseconds, failures };
}
