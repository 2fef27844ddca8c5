import { cleanLine } from '@smash/contract';

/** Characters that Windows, macOS or Linux refuse in a file name, and invisible ones. */
const FORBIDDEN = /[\\/:*?"<>|\p{Control}\p{Format}\p{Surrogate}]/gu;

/**
 * Makes a text part of a file name: on one line, without separators and invisible characters, never hidden, cut at
 * `length` characters.
 */
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
