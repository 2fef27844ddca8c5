import { foldForSearch } from '@smash/contract';
import { stemmer } from 'stemmer';

/** Where a word may be divided at the end of a line, and marks of no width. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060]/g;
/** Letters and digits, with what C++ and C# end in. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060]*[+#]*/gu;
/** In UTF-16 units. No language has longer words; what is longer is no word. */
const LONGEST_WORD = 60;
/** Where a word was divided at the end of a line. */
const DIVISION = /(\p{Ll})[-\u00ad\u2010]\n(?=\p{Ll})/gu;

/** A word in a text, from `start` up to `end`, in UTF-16 units. */
export interface FoundWord {
  /** Its English stem, without case and accents, which a search compares. */
  stem: string;
  start: number;
  end: number;
}

export function* wordsOf(text: string): Generator<FoundWord> {
  for (const { 0: found, index } of text.matchAll(WORD)) {
    // Ligatures and letters of other looks count as the letters that they stand for.
    const word = found.replace(UNSEEN, '').normalize('NFKC');
    if (word.length <= LONGEST_WORD) {
      yield { stem: stemmer(foldForSearch(word)), start: index, end: index + found.length };
    }
  }
}

/** The stems of all words, each once; of a word that is divided at the end of a line both halves and the whole. */
export function stemsOf(text: string): string[] {
  const texts = [text, text.replace(DIVISION, '$1')];
  return [...new Set(texts.flatMap((each) => Array.from(wordsOf(each), ({ stem }) => stem)))];
}
