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

/** Whose files: those of a job, by field, or the pages of which one is to be made (pagesOf), by number. */
type Owner = number | `pages/${string}`;

/** The photographed pages of a field. */
export const pagesOf = (jobId: number, field: string) => `pages/${jobId}/${field}` as const;

/** Before the names of the files of one, in their keys. */
const prefix = (owner: Owner) => `${owner}/`;

const rangeOf = (owner: Owner) => IDBKeyRange.bound(prefix(owner), `${prefix(owner)}\uffff`);

const keyOf = (owner: Owner, name: string) => prefix(owner) + name;

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

/** The files that are kept, by name. Never rejects. */
export async function readFiles(owner: Owner): Promise<ReadonlyMap<string, File>> {
  await sweepFiles();
  return insist(new Map<string, File>(), () =>
    store('readonly', async (files) => {
      const [keys, kept] = await Promise.all([
        promisifyRequest(files.getAllKeys(rangeOf(owner)) as IDBRequest<string[]>),
        promisifyRequest<(KeptFile | WholeFile)[]>(files.getAll(rangeOf(owner))),
      ]);
      return new Map(
        kept.map((value, index) => [keys[index]?.slice(prefix(owner).length) ?? '', fileOf(value)]),
      );
    }),
  );
}

/** Keeps a chosen file in place of the last one of its name, which goes in any case; whether this one is kept now. */
export async function keepFile(owner: Owner, field: string, file: File): Promise<boolean> {
  const key = keyOf(owner, field);
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

export function forgetFile(owner: Owner, field: string): Promise<void> {
  choices.delete(keyOf(owner, field));
  return change((files) => files.delete(keyOf(owner, field)));
}

/** Forgets the files of all jobs. */
export function forgetAllFiles(): Promise<void> {
  choices.clear();
  return change((files) => files.clear());
}

/** Forgets all files of one, and the pages of a job with it. */
export function forgetFiles(owner: Owner): Promise<void> {
  const owners: Owner[] = typeof owner === 'number' ? [owner, `pages/${owner}`] : [owner];
  for (const key of choices.keys())
    if (owners.some((each) => key.startsWith(prefix(each)))) choices.delete(key);
  return change((files) => {
    for (const each of owners) files.delete(rangeOf(each));
  });
}
