import { cleanLine } from '@smash/contract';

/** What the file systems of Windows, macOS or Linux do not take in a name, and marks that cannot be seen. */
const FORBIDDEN = /[\\/:*?"<>|\p{Control}\p{Format}\p{Surrogate}]/gu;

/** A text as part of a file name: on one line, without separators and marks, never hidden, cut at a length. */
export function safeNamePart(text: string, length: number): string {
  const visible = cleanLine(text)
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  return Array.from(visible)
    .slice(0, length)
    .join('')
    .replace(/[\s.]+$/, '');
}
