import type { Language, Texts } from './languages';

/**
 * English in brackets, for tests and for translators: text on the screen without brackets can't be translated. It is
 * not among the languages to choose from; docs/languages.md says how to turn it on.
 */
export const PSEUDO: Language = {
  locale: 'en-XA',
  name: 'Pseudo',
  load: async () => ({
    default: inBrackets((await import('./en.json', { with: { type: 'json' } })).default),
  }),
};

/** Each form of a plural has brackets of its own. */
export const inBrackets = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      text.replace(/^(\s*)(.*?)(\s*)$/s, (_, before: string, words: string, after: string) =>
        [
          before,
          words
            .split(' |||| ')
            .map((form) => `⟦${form}⟧`)
            .join(' |||| '),
          after,
        ].join(''),
      ),
    ]),
  );
