/** Shortest password; the policy page recommends 15 or more (docs/requirements/server.md#r-5). */
export const PASSWORD_MIN_LENGTH = 8;

/** Longest password. Passphrases of 64 are supported by policy; nothing is ever cut off. */
export const PASSWORD_MAX_LENGTH = 256;

/** The problem with the length of a chosen password, or undefined. The server also refuses common and personal passwords. */
export function checkPasswordLength(password: string): string | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return `Please use at least ${PASSWORD_MIN_LENGTH} characters`;
  if (password.length > PASSWORD_MAX_LENGTH) return `Please use at most ${PASSWORD_MAX_LENGTH} characters`;
  return undefined;
}
