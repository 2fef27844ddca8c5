import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../../errors.mjs';
import { documentFile, releasedFile } from '../files.mjs';
import { findBreaks } from './operations.mjs';

const read = async (file) => JSON.parse(await readFile(file, 'utf8'));
/** @param {Record<string, any>} document */
const majorOf = ({ info }) => Number(info.version.split('.')[0]);

/**
 * What would break programs that were written for another description, unless a higher major version says so.
 * @param {Record<string, any>} released
 * @param {Record<string, any>} document
 */
export const findBreaksSince = (released, document) =>
  majorOf(document) > majorOf(released) ? [] : findBreaks(released, document);

/** What of the committed description would break programs that were written for the released one. */
export async function findBreaksSinceRelease() {
  return findBreaksSince(await read(releasedFile), await read(documentFile));
}

/**
 * Keeps the committed description as that of a release.
 * @throws ExpectedError when it breaks what was released before
 */
export async function keepAsReleased() {
  const breaks = await findBreaksSinceRelease();
  if (breaks.length > 0)
    throw new ExpectedError(`This is no release of the same major version:\n${breaks.join('\n')}`);
  await mkdir(path.dirname(releasedFile), { recursive: true });
  await writeFile(releasedFile, await readFile(documentFile));
}
