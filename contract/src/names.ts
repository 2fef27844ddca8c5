/** Marks that nobody sees, and that hide a dot from a rule but not from a mail program. */
const INVISIBLE = /\p{Cf}/gu;
const SCHEME_OR_HOST = /:\/|www\./i;
/** Two letters before the dot: after one it is an initial, as in J.B. Okafor. */
const DOMAIN = /[\p{L}\p{N}-]{2}\.\p{L}{2}/u;
/** With these endings one letter before the dot is enough, and a username with dots is a domain. */
const COMMON_ENDING =
  /[\p{L}\p{N}]\.(?:com?|net|org|info|biz|io|me|ly|ng|uk|us|app|dev|site|online|shop|top|xyz|link|click)(?![\p{L}\p{N}])/iu;

/** As a mail program reads it: wide and ideographic dots are dots. */
const asRead = (value: string) => value.normalize('NFKC').replace(INVISIBLE, '').replace(/[。｡]/g, '.');

/**
 * Whether a text can stand as a person's name in a mail of the company: without anything that a mail program makes a
 * link of, since whoever types it chooses who gets the mail (docs/requirements/threats.md#t-63).
 */
export function isName(value: string): boolean {
  const text = asRead(value);
  return !SCHEME_OR_HOST.test(text) && !DOMAIN.test(text) && !COMMON_ENDING.test(text);
}

/** The same for the name of an account, which may have dots (ada.okafor). */
export function isAccountName(value: string): boolean {
  const text = asRead(value);
  return !SCHEME_OR_HOST.test(text) && !COMMON_ENDING.test(text);
}
