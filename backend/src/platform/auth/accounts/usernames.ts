import { rectifyConfusion } from 'unicode-confusables';

/** Scripts in everyday use (https://www.unicode.org/reports/tr31/#Table_Recommended_Scripts). */
const SCRIPTS = [
  ...['Arabic', 'Armenian', 'Bengali', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek', 'Gujarati'],
  ...['Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Latin', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala'],
  ...['Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
];
/** Scripts that are mixed with Chinese characters. */
const WITH_HAN = [['Hiragana', 'Katakana'], ['Hangul'], ['Bopomofo']];

const ALLOWED = [...SCRIPTS.map((script) => [script]), ...WITH_HAN.map((scripts) => ['Han', ...scripts])].map(
  (scripts) =>
    new RegExp(
      `^[${['Common', 'Inherited', ...scripts].map((name) => `\\p{Script=${name}}`).join('')}]*$`,
      'u',
    ),
);

/** Whether all letters of a name are of one script, such as Latin; digits, dots and hyphens belong to every script. */
export function isOfOneScript(name: string): boolean {
  return ALLOWED.some((letters) => letters.test(name));
}

/** Whether two names look alike to a person, whatever the case of their letters (https://www.unicode.org/reports/tr39/). */
export function lookAlike(one: string, other: string): boolean {
  const looks = looksOf(other);
  return looksOf(one).some((look) => looks.includes(look));
}

/** Dots, hyphens and underscores around a name, and all but the first of a run within it: nobody sees the difference. */
const UNSEEN_SIGNS = /^[._-]+|[._-]+$|(?<=[._-])[._-]+/g;

/** Both as typed and in lower case: a capital I looks like an l, a small i does not. */
const looksOf = (name: string): string[] =>
  [name, name.toLowerCase()].map((text) =>
    rectifyConfusion(text.normalize('NFKC')).normalize('NFKC').replace(UNSEEN_SIGNS, ''),
  );

/**
 * The form of a username under which guesses are counted. A database may treat İ as i: it does by the rules of the C
 * library, not by those of ICU.
 */
export const asCounted = (username: string): string => username.replaceAll('İ', 'i').toLowerCase();
