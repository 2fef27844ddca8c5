import { MESSAGES, type ApplicationFileKind } from '@smash/contract';
import { previewContentType } from '../../../providers/file-name';
import { UnreadableFileError } from './file-messages';
import { t } from '../../../i18n/t';

/** A file ready to be shown: text as text, everything else as bytes with a type that is safe to open. */
export type PreviewContent = { mode: 'text'; text: string } | { mode: 'docx' | 'image' | 'pdf'; blob: Blob };

const PDF_SIGNATURE = '%PDF-';
/** Readers accept the signature anywhere in this many first bytes. */
const PDF_SIGNATURE_WITHIN = 1024;

/** Checks that the bytes are of the type that the name promises, so that a broken file is reported, not shown blank. */
export async function readPreview(
  kind: ApplicationFileKind,
  mode: PreviewContent['mode'],
  name: string,
  file: Blob,
): Promise<PreviewContent> {
  if (file.size === 0) {
    throw new UnreadableFileError(kind === 'cv' ? t(MESSAGES.cvPreviewEmpty) : t(MESSAGES.emptyDownload));
  }
  if (mode === 'text') return { mode, text: await readText(file) };
  if (mode === 'pdf') {
    const start = await file.slice(0, PDF_SIGNATURE_WITHIN).text();
    if (!start.includes(PDF_SIGNATURE)) throw new UnreadableFileError(t(MESSAGES.pdfPreviewFailed));
  }
  return { mode, blob: file.slice(0, file.size, previewContentType(name)) };
}

async function readText(file: Blob): Promise<string> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text.includes('\0')) throw new UnreadableFileError(t(MESSAGES.textPreviewFailed));
  return text;
}

/**
 * Decodes as UTF-16 if the byte order mark says so, else as UTF-8 if valid, else in the encoding of old Windows
 * editors.
 */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
