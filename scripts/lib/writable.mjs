import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { ExpectedError } from './errors.mjs';
import { inRoot } from './paths.mjs';

/**
 * Makes the error that something cannot be written, with what to do about it.
 * @param {string} subject "The folder /srv/x"
 * @param {string} code of the system's error
 * @param {string} alternative what else helps, besides making it writable
 */
export function unwritable(subject, code, alternative) {
  if (code === 'EROFS') {
    return new ExpectedError(
      `${subject} cannot be written, since its file system is read-only: ${alternative}.`,
    );
  }
  const remedy = code === 'ENOSPC' ? 'make room on its disk' : 'give it to this user (chown)';
  return new ExpectedError(`${subject} cannot be written (${code}): ${remedy}, or ${alternative}.`);
}

/**
 * Fails when packages or builds cannot be written into the project.
 * @param {string[]} [folders] to check; missing ones are passed over
 */
export async function requireWritableProject(folders = [inRoot(), inRoot('node_modules')]) {
  for (const folder of folders.filter((each) => existsSync(each))) {
    try {
      await access(folder, constants.W_OK);
    } catch (error) {
      throw unwritable(
        `The folder ${folder}`,
        error.code,
        'copy the project to a folder that you can write to',
      );
    }
  }
}
