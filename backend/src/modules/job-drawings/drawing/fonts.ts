import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const file = (name: string) => require.resolve(`@expo-google-fonts/${name}`);

/** The fonts of drawings, by their names in these. Complete files: the fonts for browsers are split by script. */
export const FONTS = {
  Display: file('bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
  Text: file('public-sans/500Medium/PublicSans_500Medium.ttf'),
  /** For letters that the fonts of the brand lack: ṣ, ɓ, ɗ, ƙ, and letters with two marks. */
  NotoDisplay: file('noto-sans/700Bold/NotoSans_700Bold.ttf'),
  NotoText: file('noto-sans/500Medium/NotoSans_500Medium.ttf'),
} as const;

export type FontName = keyof typeof FONTS;

/** What both fonts of the brand draw well: Latin-1, Ń, the letters with one dot below or one more mark, quotes, ₦ and €. */
const OF_BRAND =
  /^[\x20-\x7e\xa0-\xa3\xa5-\xac\xae-\xff\u0143\u0144\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c\u201d\u2022\u2026\u20a6\u20ac]*$/;

/** The font for a whole text: a word in two fonts would look like a fault. */
export function fontFor(role: 'Display' | 'Text', text: string): FontName {
  return OF_BRAND.test(text.normalize('NFC')) ? role : `Noto${role}`;
}
