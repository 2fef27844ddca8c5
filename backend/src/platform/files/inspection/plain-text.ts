import type { Verdict } from './verdict.js';
import type { InspectableFile } from './inspectable-file.js';

const CHUNK_BYTES = 65_536;

/** Whether the whole file is UTF-8 without NUL, which no program writes into text. */
export async function inspectPlainText(file: InspectableFile): Promise<Verdict> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let position = 0; position < file.size; position += CHUNK_BYTES) {
    const chunk = await file.read(position, CHUNK_BYTES);
    if (chunk.includes(0)) return 'type';
    const isLast = position + CHUNK_BYTES >= file.size;
    if (!decodes(decoder, chunk, isLast)) return 'type';
  }
  return 'accepted';
}

function decodes(decoder: TextDecoder, chunk: Buffer, isLast: boolean): boolean {
  try {
    decoder.decode(chunk, { stream: !isLast });
    return true;
  } catch {
    return false; // the decoder's only way to say that bytes are not UTF-8
  }
}
