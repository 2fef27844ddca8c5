// Patterns with classes of letters are inside the functions: at the top of the module they cost a phone 20 milliseconds before anybody typed.

/** Schemes and hosts do not belong in a name, and mail programs make links of them: `see:/x`, `mailto:x`, `//x`, `www.`. */
const hasSchemeOrHost = (text: string) => /:\/|\/\/|www\./i.test(text);
const hasAddress = (text: string) => /:\S|@|\d\.\d/.test(text);
/**
 * Wants two letters before the dot: after one letter, with its accents, the dot belongs to an initial, as in J.B. Okafor.
 * After a character that is no letter, such as an emoji, it never does.
 */
const hasDomain = (text: string) =>
  /(?:(?:[\p{L}\p{N}-]\p{M}*){2}|[^\s.\p{L}\p{M}])\.(?:\p{L}\p{M}*){2}/u.test(text);
/** Any ending of two letters may be a country's, so one letter before the dot is enough. */
const hasCountry = (text: string) => /[\p{L}\p{M}]\.(?:\p{L}\p{M}*){2}(?![\p{L}\p{M}\p{N}])/u.test(text);
/** Before these endings one letter is enough as well, and even a username with dots is a domain. */
const hasCommonEnding = (text: string) =>
  /[\p{L}\p{M}\p{N}]\.(?:com?|net|org|info|biz|io|me|ly|ng|uk|us|app|dev|site|online|shop|store|top|xyz|link|click|club|live|vip|pro|tech|page|space|cloud|website|zip|mov)(?![\p{L}\p{N}])/iu.test(
    text,
  );

/**
 * Text as a mail program reads it: without invisible characters, which hide a dot from a rule but not from a mail program
 * (the last one turns a character into an emoji), and with wide and ideographic dots as dots.
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

/** Whether a text can stand as the name of an account in a mail, by the same rules, except that dots are allowed (ada.okafor). */
export function isAccountName(value: string): boolean {
  const text = asRead(value);
  return !hasSchemeOrHost(text) && !hasCommonEnding(text);
}
