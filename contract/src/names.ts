/** Marks that nobody sees, and that hide a dot from a rule but not from a mail program; the last one turns a sign into an emoji. */
const INVISIBLE = /[\p{Cf}\u{fe0f}]/gu;
/** Neither has a place in a name, and mail programs look for both: `see:/x`, `mailto:x`, `//x`, `www.`. */
const SCHEME_OR_HOST = /:\/|\/\/|www\./i;
const ADDRESS = /:\S|@|\d\.\d/;
/**
 * Two letters before the dot: after one, with its accents, it is an initial, as in J.B. Okafor. After what is no letter,
 * such as an emoji, it never is.
 */
const DOMAIN = /(?:(?:[\p{L}\p{N}-]\p{M}*){2}|[^\s.\p{L}\p{M}])\.(?:\p{L}\p{M}*){2}/u;
/** Every ending of two letters may be a country's, so that one letter before the dot is enough. */
const COUNTRY = /[\p{L}\p{M}]\.(?:\p{L}\p{M}*){2}(?![\p{L}\p{M}\p{N}])/u;
/** With these endings one letter before the dot is enough as well, and a username with dots is a domain. */
const COMMON_ENDING =
  /[\p{L}\p{M}\p{N}]\.(?:com?|net|org|info|biz|io|me|ly|ng|uk|us|app|dev|site|online|shop|store|top|xyz|link|click|club|live|vip|pro|tech|page|space|cloud|website|zip|mov)(?![\p{L}\p{N}])/iu;

/** As a mail program reads it: wide and ideographic dots are dots. */
const asRead = (value: string) => value.normalize('NFKC').replace(INVISIBLE, '').replace(/[。｡]/g, '.');

/**
 * Whether a text can stand as a person's name in a mail of the company: without anything that a mail program makes a
 * link of, since whoever types it chooses who gets the mail (docs/requirements/threats.md#t-63).
 */
export function isName(value: string): boolean {
  const text = asRead(value);
  return ![SCHEME_OR_HOST, ADDRESS, DOMAIN, COUNTRY, COMMON_ENDING].some((pattern) => pattern.test(text));
}

/** The same for the name of an account, which may have dots (ada.okafor). */
export function isAccountName(value: string): boolean {
  const text = asRead(value);
  return !SCHEME_OR_HOST.test(text) && !COMMON_ENDING.test(text);
}
