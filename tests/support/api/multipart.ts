import type { ApplicationAnswers } from '@smash/contract';
import type { UploadedFile } from '../samples/builders.js';

const boundary = 'smash-test-boundary';

/** Content-Type of the bodies made here. */
export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** A part of a body with every byte given, so that it can be malformed in any way. */
export interface RawPart {
  /** Header lines, each without its line end. */
  headers: string[];
  content: Buffer | string;
}

export const textPart = (name: string, content: string): RawPart => ({
  headers: [`Content-Disposition: form-data; name="${name}"`],
  content,
});

/** @param disposition what follows the part's name in its header; the file name, quoted, if not given */
export const filePart = (
  name: string,
  file: UploadedFile,
  disposition = `filename="${file.name}"`,
): RawPart => ({
  headers: [
    `Content-Disposition: form-data; name="${name}"; ${disposition}`,
    'Content-Type: application/octet-stream',
  ],
  content: file.content,
});

export const answerParts = (answers: ApplicationAnswers): RawPart[] =>
  Object.entries(answers).map(([name, content]) => textPart(name, content));

/** @param end what follows the last part; a valid end by default */
export function multipartBody(parts: RawPart[], end = `--${boundary}--\r\n`): Buffer {
  const chunks = parts.map(({ headers, content }) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
  );
  return Buffer.concat([...chunks, Buffer.from(end)]);
}
