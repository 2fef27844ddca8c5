import { KEPT_FILES } from './kept-files-name';

/** Loads kept-files.ts, which no page needs before it stores or forgets a file. */
export const loadKeptFiles = () => import('./kept-files');

/** Forgets files on this device; all of them when kept-files.ts cannot be loaded. Never rejects. */
export const forgetKept = (forget: (kept: Awaited<ReturnType<typeof loadKeptFiles>>) => Promise<void>) =>
  loadKeptFiles()
    .then(forget, () => void indexedDB.deleteDatabase(KEPT_FILES))
    // A browser that allows no database has stored nothing.
    .catch(() => undefined);
