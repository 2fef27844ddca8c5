import { isAccountName } from '@smash/contract';
import { isOfOneScript, lookAlike } from '../accounts/usernames.js';

const SHORTEST = 3;
/** Leaves room for a number. */
const LONGEST = 60;
const FALLBACK = 'colleague';

/**
 * A username for somebody who did not choose one: the name that the provider has, as far as the rules of registration
 * allow it, with a number when another account has the name or one that looks like it.
 * @param wanted in order of preference; of an email address, the part before the @ counts
 */
export function freeUsername(wanted: readonly (string | undefined)[], taken: readonly string[]): string {
  const base = wanted.map(asUsername).find((name) => name !== undefined) ?? FALLBACK;
  const isFree = (name: string) => !taken.some((other) => lookAlike(other, name));
  if (isFree(base)) return base;
  let number = 2;
  while (!isFree(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

function asUsername(text = ''): string | undefined {
  const [local = ''] = text.split('@');
  const name = local
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '.')
    .replace(/^[._-]+/, '')
    .slice(0, LONGEST)
    .replace(/[._-]+$/, '');
  const isGood = name.length >= SHORTEST && isOfOneScript(name) && isAccountName(name);
  return isGood ? name : undefined;
}
