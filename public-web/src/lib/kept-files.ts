import { createStore, promisifyRequest } from 'idb-keyval';
import { KEPT_FILES } from './kept-files-name';

/** Longest time that a chosen file stays on the device, in milliseconds: a day. */
export const KEPT_FOR_MS = 86_400_000;

interface KeptFile {
  name: string;
  type: string;
  lastModified: number;
  /** The content rather than the File, which Safari does not store in private windows. */
  bytes: ArrayBuffer;
  /** Time of storing, in milliseconds since 1970. */
  keptAt: number;
}

/** Format of the previous release. No device has one of these a day after this release. */
type WholeFile = Pick<KeptFile, 'keptAt'> & { file: File };

/** Milliseconds before the second and the third attempt: browsers sometimes refuse once and then allow it. */
const WAITS_MS = [300, 900];

const store = createStore(KEPT_FILES, 'files');

/** Owner of files: a job, whose files are named by field, or a set of photographed pages (`pagesOf`), named by number. */
type Owner = number | `pages/${string}`;

/** The photographed pages of a field. */
export const pagesOf = (jobId: number, field: string) => `pages/${jobId}/${field}` as const;

/** Start of the keys of all files of an owner. */
const prefix = (owner: Owner) => `${owner}/`;

const rangeOf = (owner: Owner) => IDBKeyRange.bound(prefix(owner), `${prefix(owner)}\uffff`);

const keyOf = (owner: Owner, name: string) => prefix(owner) + name;

/** Latest call of `keepFile` for each field, by key. What an earlier one holds must not be written any more. */
const choices = new Map<string, symbol>();

/** Returns the fallback where private windows, full disks or old browsers refuse to store. The form then says so and works without. */
const orElse = <Result>(fallback: Result, work: () => Promise<Result>): Promise<Result> =>
  Promise.resolve()
    .then(work)
    .catch(() => fallback);

/** Like `orElse`, after two more attempts. */
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

/** Changes the store in one transaction, so that no other write comes between. */
const change = (work: (files: IDBObjectStore) => void): Promise<void> =>
  orElse(undefined, () =>
    store('readwrite', (files) => {
      work(files);
      return promisifyRequest(files.transaction);
    }),
  );

/**
 * Removes the files of all jobs that are a day old. A file dated in the future was stored while the clock was wrong:
 * its day begins now. Never rejects.
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

/** Reads the stored files of an owner, by name. Never rejects. */
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

/** Stores a chosen file in place of the previous one of that name, which is removed in any case. @returns whether the file is stored */
export async function keepFile(owner: Owner, field: string, file: File): Promise<boolean> {
  const key = keyOf(owner, field);
  const choice = Symbol(key);
  const isLast = () => choices.get(key) === choice;
  choices.set(key, choice);
  // First, in its own transaction: a refused write then leaves no old file behind and removes no later choice.
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

/** Forgets all files of an owner; for a job, its photographed pages too. */
export function forgetFiles(owner: Owner): Promise<void> {
  const owners: Owner[] = typeof owner === 'number' ? [owner, `pages/${owner}`] : [owner];
  for (const key of choices.keys())
    if (owners.some((each) => key.startsWith(prefix(each)))) choices.delete(key);
  return change((files) => {
    for (const each of owners) files.delete(rangeOf(each));
  });
}
