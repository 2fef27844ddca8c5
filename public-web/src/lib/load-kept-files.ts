import { KEPT_FILES } from './kept-files-name';

/** Not needed to show a page: loaded when something is kept or forgotten. */
export const loadKeptFiles = () => import('./kept-files');

/** Forgets files on this device: all of them where what chooses among them does not arrive. Never rejects. */
export const forgetKept = (forget: (kept: Awaited<ReturnType<typeof loadKeptFiles>>) => Promise<void>) =>
  loadKeptFiles()
    .then(forget, () => void indexedDB.deleteDatabase(KEPT_FILES))
    // A browser that has no database for this page has kept nothing.
    .catch(() => undefined);
