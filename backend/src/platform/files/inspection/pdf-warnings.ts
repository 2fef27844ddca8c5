import type { InspectableFile } from './inspectable-file.js';
import { ALL_UNPACKED_BYTES, readObjectStream } from './pdf-object-stream.js';
import { FILE_WARNINGS, type FileWarning } from './pdf-search.js';

const MOST_STREAMS = 200;
/** Most dictionaries that are examined for streams: outlines have the key as well. */
const MOST_CANDIDATES = 400;

/**
 * What a PDF can do when it is opened, as a warning for reviewers; it is accepted all the same. Looks for names between
 * and inside its objects without following references, so that a broken or hostile structure neither hides anything nor
 * costs anything.
 */
export async function findWarnings(file: InspectableFile): Promise<FileWarning[]> {
  const { search } = file;
  const budget = { bytes: ALL_UNPACKED_BYTES };
  let unpacked = 0;
  if (search.streams.size > MOST_CANDIDATES) search.warnings.add('unreadable');
  for (const [position, isSure] of [...search.streams].slice(0, MOST_CANDIDATES)) {
    const content = await readObjectStream(file, position, isSure, budget);
    if (content) unpacked += 1;
    if (content === undefined || unpacked > MOST_STREAMS) search.warnings.add('unreadable');
    if (unpacked > MOST_STREAMS) break;
    search.addUnpacked(content ?? '');
  }
  return FILE_WARNINGS.filter((warning) => search.warnings.has(warning));
}
