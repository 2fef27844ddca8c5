/** The database of the files that are kept on the device (kept-files.ts), also for who forgets them without loading that. */
export const KEPT_FILES = 'smash.application-files';
