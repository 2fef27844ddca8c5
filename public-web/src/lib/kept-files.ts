import { createStore, promisifyRequest } from 'idb-keyval';
import { KEPT_FILES } from './kept-files-name';

/** How long a chosen file stays on the device at most, in milliseconds: a day. */
export const KEPT_FOR_MS = 86_400_000;

interface KeptFile {
  name: string;
  type: string;
  lastModified: number;
  /** Not the File itself, which private windows of Safari do not keep. */
  bytes: ArrayBuffer;
  /** Milliseconds of the clock. */
  keptAt: number;
}

/** As files were kept by the release before: a day after this one nobody has any of them. */
type WholeFile = Pick<KeptFile, 'keptAt'> & { file: File };

/** Milliseconds before the second attempt, and before the third: a browser may refuse once what it then allows. */
const WAITS_MS = [300, 900];

const store = createStore(KEPT_FILES, 'files');

/** Before the fields of one job, in their keys. */
const prefix = (jobId: number) => `${jobId}/`;

const rangeOf = (jobId: number) => IDBKeyRange.bound(prefix(jobId), `${prefix(jobId)}\uffff`);

const keyOf = (jobId: number, field: string) => prefix(jobId) + field;

/** The last choice of each field that is to be kept, by key: only that one may still be written. */
const choices = new Map<string, File>();

/** Private windows, full disks and old browsers refuse: the form then works without, as it says. */
const orElse = <Result>(fallback: Result, work: () => Promise<Result>): Promise<Result> =>
  Promise.resolve()
    .then(work)
    .catch(() => fallback);

/** The same for work that is done again if it is refused. */
async function insist<Result>(fallback: Result, work: () => Promise<Result>): Promise<Result> {
  for (const wait of WAITS_MS) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return orElse(fallback, work);
}

/** Changes the store in one transaction, so that nothing that is kept at the same time comes between. */
const change = (work: (files: IDBObjectStore) => void): Promise<void> =>
  orElse(undefined, () =>
    store('readwrite', (files) => {
      work(files);
      return promisifyRequest(files.transaction);
    }),
  );

/**
 * Removes every file that has been kept for a day, for any job. A file from the future was kept before the clock was set
 * right: its day begins now. Never rejects.
 */
export const sweepFiles = (now = Date.now()): Promise<void> =>
  change((files) => {
    const cursors = files.openCursor();
    cursors.onsuccess = () => {
      const cursor = cursors.result;
      if (!cursor) return;
      const kept = cursor.value as KeptFile | WholeFile;
      if (now - kept.keptAt >= KEPT_FOR_MS) cursor.delete();
      else if (kept.keptAt > now) cursor.update({ ...kept, keptAt: now });
      cursor.continue();
    };
  });

const fileOf = (kept: KeptFile | WholeFile): File =>
  'file' in kept ? kept.file : new File([kept.bytes], kept.name, kept);

/** The files that are kept for a job, by field. Never rejects. */
export async function readFiles(jobId: number): Promise<ReadonlyMap<string, File>> {
  await sweepFiles();
  return insist(new Map<string, File>(), () =>
    store('readonly', async (files) => {
      const [keys, kept] = await Promise.all([
        promisifyRequest(files.getAllKeys(rangeOf(jobId)) as IDBRequest<string[]>),
        promisifyRequest<(KeptFile | WholeFile)[]>(files.getAll(rangeOf(jobId))),
      ]);
      return new Map(
        kept.map((value, index) => [keys[index]?.slice(prefix(jobId).length) ?? '', fileOf(value)]),
      );
    }),
  );
}

/** Keeps a chosen file in place of the field's last one, which goes in any case; whether this one is kept now. */
export async function keepFile(jobId: number, field: string, file: File): Promise<boolean> {
  const key = keyOf(jobId, field);
  const isLast = () => choices.get(key) === file;
  choices.set(key, file);
  // Before, and in a transaction of its own: what is refused leaves nothing, and takes away no later choice.
  await change((files) => files.delete(key));
  const { name, type, lastModified } = file;
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return false;
  return insist(false, async () => {
    await store('readwrite', (files) => {
      if (!isLast()) return undefined;
      files.put({ name, type, lastModified, bytes, keptAt: Date.now() } satisfies KeptFile, key);
      return promisifyRequest(files.transaction);
    });
    return isLast();
  });
}

export function forgetFile(jobId: number, field: string): Promise<void> {
  choices.delete(keyOf(jobId, field));
  return change((files) => files.delete(keyOf(jobId, field)));
}

/** Forgets the files of all jobs. */
export function forgetAllFiles(): Promise<void> {
  choices.clear();
  return change((files) => files.clear());
}

/** Forgets all files of a job. */
export function forgetFiles(jobId: number): Promise<void> {
  for (const key of choices.keys()) if (key.startsWith(prefix(jobId))) choices.delete(key);
  return change((files) => files.delete(rangeOf(jobId)));
}
