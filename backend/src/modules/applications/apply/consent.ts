import {
  CONSENT,
  CONSENT_TEXTS,
  type ConsentText as ConsentWords,
  type ConsentVersion,
} from '@smash/contract';
import type { EntityManager } from 'typeorm';
import { insertPrepared } from '../../../platform/statements/insert-prepared.js';
import { ConsentText } from '../entities/consent-text.entity.js';

/** Versions of the consent text that a form may have shown. */
export const CONSENT_VERSIONS: readonly ConsentVersion[] = CONSENT_TEXTS.map(({ version }) => version);

/** Stores the consent text that an applicant agreed to, if it is new, and returns its version. */
export async function keepConsent(
  manager: EntityManager,
  version: ConsentVersion = CONSENT.version,
): Promise<ConsentVersion> {
  const texts: readonly ConsentWords[] = CONSENT_TEXTS;
  const { text } = texts.find((consent) => consent.version === version) ?? CONSENT;
  await keepWords(manager, { version, text });
  return version;
}

/** Stores a consent text, unless its version is stored already. */
export async function keepWords(manager: EntityManager, words: ConsentWords): Promise<void> {
  await insertPrepared(manager, ConsentText, [words], { ending: 'ON CONFLICT DO NOTHING' });
}
