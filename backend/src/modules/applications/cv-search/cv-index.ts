import type { FileEncryptionKeys } from '../../../platform/encryption/encryption-keys.js';
import { decryptText, encryptText } from '../../../platform/encryption/encrypted-text.js';
import { keyedHash, type KeyedHash } from '../../../platform/encryption/keyed-hashes.js';
import { stemsOf } from './words.js';

/** More different words than any CV has; only a text that was made to be large has more. */
const MOST_STEMS = 5_000;

/** Text and lexemes of a CV as the database keeps them: it can read neither. */
export interface IndexedText {
  encryptedText: string;
  lexemes: string[];
}

const placeOf = (fileId: string) => `cv_texts|encrypted_text|${fileId}`;

/** Makes CVs findable without a readable word in the database. Writes with the first key of the ring, finds with each. */
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

  /** A text that was indexed, indexed with the first key; undefined when it has that key already. */
  indexAgain(fileId: string, encryptedText: string): IndexedText | undefined {
    if (encryptedText.startsWith(`v1:${this.keys[0].id}:`)) return undefined;
    return this.index(fileId, this.read(fileId, encryptedText));
  }

  /** @throws EncryptedTextError */
  read(fileId: string, encryptedText: string): string {
    return decryptText(encryptedText, placeOf(fileId), this.keys);
  }

  /**
   * A tsquery that finds the CVs with all words, whichever key their lexemes were made with; undefined when there is no
   * word in it. Every hash is base64url, so that none can end its quotes.
   */
  query(words: string): string | undefined {
    const stems = stemsOf(words);
    if (stems.length === 0) return undefined;
    return this.hashes.map((hash) => `(${stems.map((stem) => `'${hash(stem)}'`).join(' & ')})`).join(' | ');
  }
}
