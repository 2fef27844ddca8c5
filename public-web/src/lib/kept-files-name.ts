/** Name of the database that keeps files on the device. Not in kept-files.ts, so that it can be deleted when that does not load. */
export const KEPT_FILES = 'smash.application-files';
