import { hash, verify } from '@node-rs/argon2';
import { checkPasswordLength } from '@smash/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ValidationException } from '../../errors/api-exception.js';
import { BoundedQueue } from '../../timing/bounded-queue.js';

/**
 * One hash takes 19 MiB: at most four at once, so that a flood of logins cannot fill the memory. One of the four is
 * kept for people who were here before, whose attempts are counted by account: strangers cannot hold them up.
 */
const QUEUES = { stranger: new BoundedQueue(3, 200), known: new BoundedQueue(1, 50) };

/** `known`: with a session, or with a device on which the account has logged in before. */
export type Asker = keyof typeof QUEUES;

/** More than the 10,000 most common ones; the list stays on the server. */
const commonPasswords = new Set<string | number>(dictionary['passwords-common']);

/** The company, its brands, and everyday names for them. */
const COMPANY_WORDS = (
  'smash technology ridesmash smashfood smashtravels smashbookings smashwise smashbuy247 smashapartments ' +
  'smashproperties smashhire smashlogistics smashlaundry smashremit smashchat owenas qiimeet mailbux portal admin ' +
  'tech group ltd limited'
).split(' ');
const SHORTEST_WORD = 3;
const FEWEST_OTHER_LETTERS = 4;

/** Hash of a random text, checked for unknown users so that they take as long as known ones. */
const decoy = hash(crypto.randomUUID());

/** @throws UnavailableException when too many requests wait */
export async function hashPassword(password: string, asker: Asker = 'stranger'): Promise<string> {
  return QUEUES[asker].add(() => hash(password.normalize('NFC')));
}

/**
 * Whether a password fits a hash; without a hash, false after the same time.
 * @throws UnavailableException when too many requests wait
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
  asker: Asker = 'stranger',
): Promise<boolean> {
  const reference = passwordHash ?? (await decoy);
  const fits = await QUEUES[asker].add(() => verify(reference, password.normalize('NFC')));
  return fits && typeof passwordHash === 'string';
}

/** What is wrong with a chosen password, or undefined. */
export function checkNewPassword(password: string, personal: string[]): string | undefined {
  const lengthMessage = checkPasswordLength(password);
  if (lengthMessage) return lengthMessage;
  const lower = password.normalize('NFKC').toLowerCase();
  if (commonPasswords.has(lower) || new Set(lower).size < 3) {
    return 'This password is too common. Please choose a different one';
  }
  return isGuessedFromContext(lower, personal)
    ? "Please choose a password that isn't based on your name, your email address or our brand names"
    : undefined;
}

/** Whether little is left of a password without the words that a guesser tries first and without digits and signs. */
function isGuessedFromContext(lower: string, personal: string[]): boolean {
  const words = [...COMPANY_WORDS, ...personal.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), lower);
  return rest !== lower && rest.replace(/[^\p{L}]/gu, '').length < FEWEST_OTHER_LETTERS;
}

/** @throws ValidationException at the field when a chosen password will not do */
export function assertAcceptable(password: string, personal: string[], field = 'password'): void {
  const message = checkNewPassword(password, personal);
  if (message) throw ValidationException.at(['body', field], message, 'weak_password');
}

/** @throws ValidationException when the chosen password is the current one */
export async function assertOther(
  passwordHash: string | null | undefined,
  password: string,
  asker?: Asker,
): Promise<void> {
  if (!(await verifyPassword(passwordHash, password, asker))) return;
  throw ValidationException.at(
    ['body', 'new_password'],
    'This is your current password. Please choose a different one',
    'weak_password',
  );
}
