import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { CvIndex } from './cv-index.js';

const key = (id: string) => ({ id, key: randomBytes(32) });
const FILE = '0192d3c4-0000-7000-8000-000000000001';

describe('the index of CVs', () => {
  const old = key('old');
  const index = new CvIndex([old]);

  it('stores no readable word', () => {
    const { encryptedText, lexemes } = index.index(FILE, 'Accountant in Lagos');
    expect(`${encryptedText} ${lexemes.join(' ')}`).not.toMatch(/account|lagos/i);
    expect(lexemes).toHaveLength(3);
    expect(index.read(FILE, encryptedText)).toBe('Accountant in Lagos');
  });

  it('queries the hash of every word', () => {
    const [lexeme] = index.index(FILE, 'accountants').lexemes;
    expect(index.query('ACCOUNTANT')).toBe(`('${lexeme}')`);
    expect(index.query('an accountant')).toMatch(/^\('[\w-]{8}' & '[\w-]{8}'\)$/);
  });

  it('makes no query from a text without words', () => {
    expect(index.query(' & | ! ')).toBeUndefined();
  });

  it('hashes differently with another key', () => {
    expect(new CvIndex([key('other')]).query('audit')).not.toBe(index.query('audit'));
  });

  it('finds words hashed with any key of the ring, and re-indexes with the first key', () => {
    const rotated = new CvIndex([key('new'), old]);
    const { encryptedText, lexemes } = index.index(FILE, 'audit');
    expect(rotated.query('audit')).toContain(`'${lexemes[0]}'`);
    const again = rotated.indexAgain(FILE, encryptedText);
    expect(again?.encryptedText).toMatch(/^v1:new:/);
    expect(rotated.query('audit')?.startsWith(`('${again?.lexemes[0]}')`)).toBe(true);
    expect(rotated.indexAgain(FILE, again?.encryptedText ?? '')).toBeUndefined();
  });
});
