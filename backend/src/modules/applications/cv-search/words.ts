import { foldForSearch } from '@smash/contract';
import { stemmer } from 'stemmer';

/** Where a word may be divided at the end of a line; shown nowhere else. */
const SOFT_HYPHENS = /\u00ad/g;
/** Letters and digits, with what C++ and C# end in. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad]*[+#]*/gu;
/** In UTF-16 units. No language has longer words; what is longer is no word. */
const LONGEST_WORD = 60;

/** A word in a text, from `start` up to `end`, in UTF-16 units. */
export interface FoundWord {
  /** Its English stem, without case and accents, which a search compares. */
  stem: string;
  start: number;
  end: number;
}

export function* wordsOf(text: string): Generator<FoundWord> {
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const word = found.replace(SOFT_HYPHENS, '');
    if (word.length <= LONGEST_WORD) {
      yield { stem: stemmer(foldForSearch(word)), start: index, end: index + found.length };
    }
  }
}

export const stemsOf = (text: string): string[] => [
  ...new Set(Array.from(wordsOf(text), ({ stem }) => stem)),
];
