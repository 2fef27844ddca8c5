/** Control characters other than tab and line feed, and the marks that reorder text on screen. */

const UNSAFE_CHARACTERS =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Text as it is stored: NFC, line ends as LF, without control and direction marks, trimmed. */
export function cleanText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(UNSAFE_CHARACTERS, '').normalize('NFC').trim();
}

/** One line of clean text: as cleanText, with line breaks and tabs turned into spaces. */
export function cleanLine(value: string): string {
  return cleanText(value).replace(/[\n\t]+/g, ' ');
}

/** Whether a text holds nothing a person would see. */
export function isBlank(value: string | null | undefined): boolean {
  return !value || cleanText(value) === '';
}

/** Characters that keyboards write for the apostrophe in Sa'adatu. */
const APOSTROPHES = /['’‘ʼʻ`´]/g;
/** Letters of Hausa, whose hooks are part of the letter and not marks that normalisation separates. */
const HOOKED = 'ɓɗƙƴ';

/**
 * Text as searches compare it: in lower case, without accents and apostrophes, so that "Olayinka" finds "Ọláyínká". A text of
 * nothing else stays unchanged, so that a search for it finds nothing instead of everything. Stored folded texts have to be
 * updated when this changes (docs/decisions/0007-search-by-folded-text.md).
 */
export function foldForSearch(text: string): string {
  const folded = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(/[ɓɗƙƴ]/g, (letter) => 'bdky'.charAt(HOOKED.indexOf(letter)));
  return folded.trim() ? folded : text;
}

/** Fewest digits that count as a part of a telephone number; fewer could be anything. */
const FEWEST_DIGITS = 4;

/**
 * The digits to look for in telephone numbers, without country code or leading zero, if a search is a number or a part of
 * one in any notation; else undefined.
 */
export function dialledDigits(search: string): string | undefined {
  if (!/^[+()\d\s./-]+$/.test(search)) return undefined;
  const digits = search.replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS) return undefined;
  const dialled = digits.replace(/^(?:009?)?(?:234)?0?/, '');
  return dialled.length >= FEWEST_DIGITS - 1 ? dialled : digits;
}

/** The beginning of a text, with at most so many UTF-16 units, as all limits count them. Does not split a surrogate pair. */
export function beginningOf(value: string, length: number): string {
  const end = value.length > length && /[\ud800-\udbff]/.test(value.charAt(length - 1)) ? length - 1 : length;
  return value.slice(0, end);
}

/** The text cut at a length with an ellipsis, or unchanged when it is not longer. */
export function truncate(value: string, length: number): string {
  return value.length > length ? `${beginningOf(value, length).trimEnd()}…` : value;
}

const GROUPED = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

/** A typed number without spaces, ₦ and the commas between thousands. Any other comma stays: 2,5 is not 25, and 0,500 not 500. */
export function withoutGroups(text: string): string {
  const typed = text.replace(/[\s₦]/g, '');
  return GROUPED.test(typed) ? typed.replaceAll(',', '') : typed;
}

/** The typed whole number, from 1 to `most`; undefined for anything else. Commas and spaces may group digits. */
export function parseWhole(text: string, most: number): number | undefined {
  const digits = withoutGroups(text);
  if (!/^\d{1,15}$/.test(digits)) return undefined;
  const value = Number(digits);
  return value >= 1 && value <= most ? value : undefined;
}

/** The text with its first letter large. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
