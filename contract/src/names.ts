// Patterns with classes of letters stand inside the functions: made with the module, they took a phone 20 milliseconds before anybody typed.

/** Neither has a place in a name, and mail programs look for both: `see:/x`, `mailto:x`, `//x`, `www.`. */
const hasSchemeOrHost = (text: string) => /:\/|\/\/|www\./i.test(text);
const hasAddress = (text: string) => /:\S|@|\d\.\d/.test(text);
/**
 * Two letters before the dot: after one, with its accents, it is an initial, as in J.B. Okafor. After what is no letter,
 * such as an emoji, it never is.
 */
const hasDomain = (text: string) =>
  /(?:(?:[\p{L}\p{N}-]\p{M}*){2}|[^\s.\p{L}\p{M}])\.(?:\p{L}\p{M}*){2}/u.test(text);
/** Every ending of two letters may be a country's, so that one letter before the dot is enough. */
const hasCountry = (text: string) => /[\p{L}\p{M}]\.(?:\p{L}\p{M}*){2}(?![\p{L}\p{M}\p{N}])/u.test(text);
/** With these endings one letter before the dot is enough as well, and a username with dots is a domain. */
const hasCommonEnding = (text: string) =>
  /[\p{L}\p{M}\p{N}]\.(?:com?|net|org|info|biz|io|me|ly|ng|uk|us|app|dev|site|online|shop|store|top|xyz|link|click|club|live|vip|pro|tech|page|space|cloud|website|zip|mov)(?![\p{L}\p{N}])/iu.test(
    text,
  );

/**
 * As a mail program reads it: without marks that nobody sees, which hide a dot from a rule but not from a mail program
 * (the last one turns a sign into an emoji); wide and ideographic dots are dots.
 */
const asRead = (value: string) =>
  value
    .normalize('NFKC')
    .replace(/[\p{Cf}\u{fe0f}]/gu, '')
    .replace(/[。｡]/g, '.');

/**
 * Whether a text can stand as a person's name in a mail of the company: without anything that a mail program makes a
 * link of, since whoever types it chooses who gets the mail (docs/requirements/threats.md#t-63).
 */
export function isName(value: string): boolean {
  const text = asRead(value);
  return ![hasSchemeOrHost, hasAddress, hasDomain, hasCountry, hasCommonEnding].some((has) => has(text));
}

/** The same for the name of an account, which may have dots (ada.okafor). */
export function isAccountName(value: string): boolean {
  const text = asRead(value);
  return !hasSchemeOrHost(text) && !hasCommonEnding(text);
}
