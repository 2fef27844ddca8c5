import { foldForSearch } from '@smash/contract';
import { stemmer } from 'stemmer';

/** Where a word may be divided at the end of a line, and marks of no width. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060]/g;
/** In UTF-16 units. No language has longer words; what is longer is no word. */
const LONGEST_WORD = 60;
/** Between the parts of a word that was divided at the end of a line. */
const DIVISION = /(?<=\p{Ll})[-\u00ad\u2010]\n(?=\p{Ll})/gu;

const LETTER = String.raw`[\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060]`;
/** Letters and digits, with what C++ and C# end in. */
const WORD = new RegExp(String.raw`[\p{L}\p{N}]${LETTER}*[+#]*`, 'gu');
/** It begins only where a word does, or a long one would be tried from each of its letters. */
const DIVIDED_WORD = new RegExp(
  String.raw`(?<!${LETTER})[\p{L}\p{N}]${LETTER}*(?:${DIVISION.source}${LETTER}*)+[+#]*`,
  'gu',
);

/** A word in a text, from `start` up to `end`, in UTF-16 units. */
export interface FoundWord {
  /** Its English stem, without case and accents, which a search compares. */
  stem: string;
  start: number;
  end: number;
}

/** All words in their order; the parts of a divided one are words of their own. */
export const wordsOf = (text: string): FoundWord[] => find(text, WORD);

/** Words that are divided at the end of a line, each as a whole. */
export const dividedWordsOf = (text: string): FoundWord[] => find(text, DIVIDED_WORD);

/** The stems of all words, each once; of a divided word those of its parts and of the whole. */
export const stemsOf = (text: string): string[] => [
  ...new Set([...wordsOf(text), ...dividedWordsOf(text)].map(({ stem }) => stem)),
];

function find(text: string, pattern: RegExp): FoundWord[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    // Ligatures and letters of other looks count as the letters that they stand for.
    word: found.replace(DIVISION, '').replace(UNSEEN, '').normalize('NFKC'),
    start: index,
    end: index + found.length,
  }))
    .filter(({ word }) => word.length <= LONGEST_WORD)
    .map(({ word, ...place }) => ({ stem: stemmer(foldForSearch(word)), ...place }));
}
