/** The translation of each English text of `en.json`. */
export type Texts = Record<string, string>;

export interface Language {
  /** A tag of BCP 47, by which plurals, dates and numbers are written too. */
  locale: string;
  /** The language's own name for itself. */
  name: string;
  load: () => Promise<{ default: Texts }>;
}

/** The languages beside English: each is a file and a line here (docs/languages.md). */
export const LANGUAGES: readonly Language[] = [];
