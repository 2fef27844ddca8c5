import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { CONSENT, CONSENT_TEXTS, type ConsentText } from './consent.js';

/** SHA-256 of each text. A different hash means that somebody changed a text that people have agreed to. */
const HASHES: Record<string, string> = {
  '2026-11': '81924223c14b1a615d8f49b4689e86520ac2642cc1e64ae65c3148cad212d55d',
};

it('the texts that people agreed to are unchanged', () => {
  const texts: readonly ConsentText[] = CONSENT_TEXTS;
  const hashes = texts.map(({ version, text }) => [version, createHash('sha256').update(text).digest('hex')]);
  expect(Object.fromEntries(hashes)).toEqual(HASHES);
});

it('the current text is the newest one', () => {
  expect(CONSENT).toBe(CONSENT_TEXTS.at(-1));
});
