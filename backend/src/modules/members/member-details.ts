import { decryptText, encryptText } from '../../platform/encryption/encrypted-text.js';
import type { Environment } from '../../platform/config/environment.js';

type KeyRing = Environment['FILE_ENCRYPTION_KEYS'];

/** The encrypted details of a member: the identity number and the next of kin (docs/requirements/server.md#r-32). */
export interface MemberDetails {
  id_number: string;
  nok_fullname: string;
  nok_address: string;
  nok_phone: string;
}

/** What is left of details whose key is lost. */
export const NO_DETAILS: MemberDetails = { id_number: '', nok_fullname: '', nok_address: '', nok_phone: '' };

const placeOf = (memberId: string) => `members|sealed_details|${memberId}`;

export function encryptDetails(details: MemberDetails, memberId: string, keys: KeyRing): string {
  const { id_number, nok_fullname, nok_address, nok_phone } = details;
  return encryptText(
    JSON.stringify({ id_number, nok_fullname, nok_address, nok_phone }),
    placeOf(memberId),
    keys,
  );
}

export function decryptDetails(encrypted: string, memberId: string, keys: KeyRing): MemberDetails {
  return JSON.parse(decryptText(encrypted, placeOf(memberId), keys)) as MemberDetails;
}

/**
 * The details as they may be shown without an entry in the audit log: enough to recognise them, too little to use them.
 */
export function maskDetails({
  id_number,
  nok_fullname,
  nok_address,
  nok_phone,
}: MemberDetails): MemberDetails {
  return {
    id_number: maskEnd(id_number),
    nok_fullname: maskWords(nok_fullname),
    nok_address: maskWords(nok_address),
    nok_phone: maskEnd(nok_phone),
  };
}

/** Four dots, however long the hidden part is, and the last four characters; fewer than half of a short text. */
function maskEnd(text: string): string {
  const shown = Math.min(4, Math.floor((text.length - 1) / 2));
  return `••••${shown > 0 ? text.slice(-shown) : ''}`;
}

/** The first letter of each word. */
function maskWords(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}•••`)
    .join(' ');
}
