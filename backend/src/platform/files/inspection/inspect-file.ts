import {
  allowedExtension,
  FILE_CONTENT_TYPES,
  type FileExtension,
  type ApplicationFileKind,
} from '@smash/contract';
import { inspectDocx } from './docx.js';
import { FileRejectedError } from './file-rejected.error.js';
import type { FileWarning } from './pdf-search.js';
import { findWarnings } from './pdf-warnings.js';
import { findCharset } from './plain-text.js';
import type { Verdict } from './verdict.js';
import { InspectableFile } from './inspectable-file.js';
import { inspectDoc } from './word-document.js';

const INSPECTORS: Record<Exclude<FileExtension, 'txt'>, (file: InspectableFile) => Promise<Verdict>> = {
  // Checks only the header. Response headers keep a browser from treating the file as anything else.
  pdf: ({ search }) => Promise.resolve(search.isPdf ? 'accepted' : 'type'),
  doc: inspectDoc,
  docx: inspectDocx,
};

/** The result of inspecting a file. */
export interface InspectedFile {
  extension: FileExtension;
  /** The only type it may ever be served with. */
  contentType: string;
  /** Warnings for people who open it. */
  warnings: FileWarning[];
}

/**
 * Decides whether an uploaded file is what its name says, from extension and content together; the type that the
 * browser claimed plays no part (docs/requirements/threats.md#t-4). Takes time in proportion to the content, at most
 * some seconds, and gives others their turn. The caller limits the size.
 * @param claim.name the name that the applicant gave the file
 * @throws FileRejectedError for every refused file; only a failing disk throws anything else
 */
export async function inspectFile(
  file: InspectableFile,
  claim: { kind: ApplicationFileKind; name: string },
): Promise<InspectedFile> {
  const extension = allowedExtension(claim.kind, claim.name);
  if (!extension) throw new FileRejectedError(claim.kind, 'type');
  if (file.size === 0) throw new FileRejectedError(claim.kind, 'empty');
  if (extension === 'txt') {
    const charset = await findCharset(file);
    if (!charset) throw new FileRejectedError(claim.kind, 'type');
    return { extension, contentType: `text/plain; charset=${charset}`, warnings: [] };
  }
  const verdict = await INSPECTORS[extension](file);
  if (verdict !== 'accepted') throw new FileRejectedError(claim.kind, verdict);
  const warnings = extension === 'pdf' ? await findWarnings(file) : [];
  return { extension, contentType: FILE_CONTENT_TYPES[extension], warnings };
}
