import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const file = (name: string) => require.resolve(`@expo-google-fonts/${name}`);

/** The fonts of drawings, by the names that they have there. Whole files: those for browsers are cut up by script. */
export const FONTS = {
  Display: file('bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
  Text: file('public-sans/500Medium/PublicSans_500Medium.ttf'),
  /** Where the letters of the brand end: ṣ, ɓ, ɗ, ƙ, and those with two marks. */
  NotoDisplay: file('noto-sans/700Bold/NotoSans_700Bold.ttf'),
  NotoText: file('noto-sans/500Medium/NotoSans_500Medium.ttf'),
} as const;

export type FontName = keyof typeof FONTS;

/** What both fonts of the brand draw well: Latin-1, Ń, the letters with one dot below or one more mark, quotes, ₦ and €. */
const OF_BRAND =
  /^[\x20-\x7e\xa0-\xa3\xa5-\xac\xae-\xff\u0143\u0144\u1ea0-\u1ef9\u2013\u2014\u2018-\u201d\u2022\u2026\u20a6\u20ac]*$/;

/** The font for a text: one for all of it, since a word in two of them looks like a fault. */
export function fontFor(role: 'Display' | 'Text', text: string): FontName {
  return OF_BRAND.test(text.normalize('NFC')) ? role : `Noto${role}`;
}
