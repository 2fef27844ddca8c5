import { createStore, promisifyRequest } from 'idb-keyval';

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

const rangeOf = (jobId: number) => IDBKeyRange.bound(prefix(jobId), `${prefix(jobId)}\uffff`);

const isOutdated = ({ keptAt }: KeptFile, now: number) => now - keptAt >= KEPT_FOR_MS || keptAt > now;

/** Private windows, full disks and old browsers refuse: the form then works without, as it says. */
const orElse = <Result>(fallback: Result, work: () => Promise<Result>): Promise<Result> =>
  Promise.resolve()
    .then(work)
    .catch(() => fallback);

/** Changes the store in one transaction, so that nothing that is kept at the same time comes between. */
const change = (work: (files: IDBObjectStore) => void): Promise<void> =>
  orElse(undefined, () =>
    store('readwrite', (files) => {
      work(files);
      return promisifyRequest(files.transaction);
    }),
  );

/** Removes every file that has been kept for a day, of whichever job. Never rejects. */
export const sweepFiles = (now = Date.now()): Promise<void> =>
  change((files) => {
    const cursors = files.openCursor();
    cursors.onsuccess = () => {
      const cursor = cursors.result;
      if (cursor && isOutdated(cursor.value as KeptFile, now)) cursor.delete();
      cursor?.continue();
    };
  });

/** The files that are kept for a job, by field. Never rejects. */
export async function readFiles(jobId: number): Promise<ReadonlyMap<string, File>> {
  await sweepFiles();
  return orElse(new Map<string, File>(), () =>
    store('readonly', async (files) => {
      const [keys, kept] = await Promise.all([
        promisifyRequest(files.getAllKeys(rangeOf(jobId)) as IDBRequest<string[]>),
        promisifyRequest<KeptFile[]>(files.getAll(rangeOf(jobId))),
      ]);
      return new Map(kept.map(({ file }, index) => [keys[index]?.slice(prefix(jobId).length) ?? '', file]));
    }),
  );
}

/** Keeps a chosen file in place of the field's last one, which goes in any case; whether that worked. */
export async function keepFile(jobId: number, field: string, file: File): Promise<boolean> {
  const isKept = await orElse(false, () =>
    store('readwrite', async (files) => {
      files.put({ file, keptAt: Date.now() } satisfies KeptFile, prefix(jobId) + field);
      await promisifyRequest(files.transaction);
      return true;
    }),
  );
  if (!isKept) await forgetFile(jobId, field);
  return isKept;
}

export const forgetFile = (jobId: number, field: string): Promise<void> =>
  change((files) => files.delete(prefix(jobId) + field));

/** Forgets the files of all jobs. */
export const forgetAllFiles = (): Promise<void> => change((files) => files.clear());

/** Forgets all files of a job. */
export const forgetFiles = (jobId: number): Promise<void> => change((files) => files.delete(rangeOf(jobId)));
