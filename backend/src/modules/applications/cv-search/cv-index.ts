import type { FileEncryptionKeys } from '../../../platform/encryption/encryption-keys.js';
import { decryptText, encryptText } from '../../../platform/encryption/encrypted-text.js';
import { keyedHash, type KeyedHash } from '../../../platform/encryption/keyed-hashes.js';
import { stemsOf } from './words.js';

/** Most stems of one CV. No real CV has as many; only a text made to be large does. */
const MOST_STEMS = 5_000;

/** Text and lexemes of a CV as stored; the database can read neither. */
export interface IndexedText {
  encryptedText: string;
  lexemes: string[];
}

const placeOf = (fileId: string) => `cv_texts|encrypted_text|${fileId}`;

/** Makes CVs searchable without readable words in the database. Indexes with the ring's first key, searches with all. */
export class CvIndex {
  private readonly hashes: readonly [KeyedHash, ...KeyedHash[]];

  constructor(private readonly keys: FileEncryptionKeys) {
    const [first, ...others] = keys;
    const hashOf = (key: FileEncryptionKeys[number]) => keyedHash(key, 'cv_texts|lexemes');
    this.hashes = [hashOf(first), ...others.map(hashOf)];
  }

  index(fileId: string, text: string): IndexedText {
    return {
      encryptedText: encryptText(text, placeOf(fileId), this.keys),
      lexemes: stemsOf(text).slice(0, MOST_STEMS).map(this.hashes[0]),
    };
  }

  /** Indexes a text again with the first key; undefined if it has that key already. */
  indexAgain(fileId: string, encryptedText: string): IndexedText | undefined {
    if (encryptedText.startsWith(`v1:${this.keys[0].id}:`)) return undefined;
    return this.index(fileId, this.read(fileId, encryptedText));
  }

  /** @throws EncryptedTextError */
  read(fileId: string, encryptedText: string): string {
    return decryptText(encryptedText, placeOf(fileId), this.keys);
  }

  /**
   * A tsquery for CVs with all words, whichever key made their lexemes; undefined when `words` has no word. A hash is
   * base64url, so it cannot contain a quote.
   */
  query(words: string): string | undefined {
    const stems = stemsOf(words);
    if (stems.length === 0) return undefined;
    return this.hashes.map((hash) => `(${stems.map((stem) => `'${hash(stem)}'`).join(' & ')})`).join(' | ');
  }
}
