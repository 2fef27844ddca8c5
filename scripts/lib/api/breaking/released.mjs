import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../../errors.mjs';
import { documentFile, releasedFile } from '../files.mjs';
import { findBreaks } from './operations.mjs';

const read = async (file) => JSON.parse(await readFile(file, 'utf8'));
/** @param {Record<string, any>} document */
const majorOf = ({ info }) => Number(info.version.split('.')[0]);

/**
 * Lists the breaking changes since the released description; a higher major version may have any, so that none are listed.
 * @param {Record<string, any>} released
 * @param {Record<string, any>} document
 */
export const findBreaksSince = (released, document) =>
  majorOf(document) > majorOf(released) ? [] : findBreaks(released, document);

/** Lists the breaking changes of the committed description since the released one. */
export async function findBreaksSinceRelease() {
  return findBreaksSince(await read(releasedFile), await read(documentFile));
}

/**
 * Stores the committed description as the released one.
 * @throws ExpectedError when it breaks what was released before
 */
export async function keepAsReleased() {
  const breaks = await findBreaksSinceRelease();
  if (breaks.length > 0)
    throw new ExpectedError(
      `The API has breaking changes, so this cannot be a release of the same major version:\n${breaks.join('\n')}`,
    );
  await mkdir(path.dirname(releasedFile), { recursive: true });
  await writeFile(releasedFile, await readFile(documentFile));
}
