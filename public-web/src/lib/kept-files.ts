import { createStore, entries, set } from 'idb-keyval';

/** How long a chosen file stays on the device at most, in milliseconds: a day. */
export const KEPT_FOR_MS = 86_400_000;

interface KeptFile {
  file: File;
  /** Milliseconds of the clock. */
  keptAt: number;
}

const store = createStore('smash.application-files', 'files');

/** Before the fields of one job, in their keys. */
const prefix = (jobId: number) => `${jobId}/`;

const isOutdated = ({ keptAt }: KeptFile, now: number) => now - keptAt >= KEPT_FOR_MS || keptAt > now;

/** Private windows, full disks and old browsers refuse: the form then works without, as it says. */
const orElse = <Result>(fallback: Result, work: () => Promise<Result>): Promise<Result> =>
  Promise.resolve()
    .then(work)
    .catch(() => fallback);

/** Removes in one transaction, so that nothing that is kept at the same time comes between. */
function remove(range: IDBKeyRange | string): Promise<void> {
  return store(
    'readwrite',
    (files) =>
      new Promise((resolve, reject) => {
        files.delete(range);
        files.transaction.oncomplete = () => resolve();
        files.transaction.onabort = () => reject(new Error('The file could not be removed'));
      }),
  );
}

/** Removes every file that has been kept for a day, of whichever job. Never rejects. */
export function sweepFiles(now = Date.now()): Promise<void> {
  return orElse(undefined, async () => {
    for (const [key, kept] of await entries<string, KeptFile>(store))
      if (isOutdated(kept, now)) await remove(key);
  });
}

/** The files that are kept for a job, by field. Never rejects. */
export async function readFiles(jobId: number): Promise<ReadonlyMap<string, File>> {
  await sweepFiles();
  return orElse(new Map<string, File>(), async () => {
    const kept = await entries<string, KeptFile>(store);
    const own = kept.filter(([key]) => key.startsWith(prefix(jobId)));
    return new Map(own.map(([key, { file }]) => [key.slice(prefix(jobId).length), file]));
  });
}

/** Keeps a chosen file in place of the field's last one; whether that worked. */
export function keepFile(jobId: number, field: string, file: File): Promise<boolean> {
  return orElse(false, async () => {
    await set(prefix(jobId) + field, { file, keptAt: Date.now() } satisfies KeptFile, store);
    return true;
  });
}

export function forgetFile(jobId: number, field: string): Promise<void> {
  return orElse(undefined, () => remove(prefix(jobId) + field));
}

/** Forgets all files of a job. */
export function forgetFiles(jobId: number): Promise<void> {
  return orElse(undefined, () => remove(IDBKeyRange.bound(prefix(jobId), `${prefix(jobId)}\uffff`)));
}
