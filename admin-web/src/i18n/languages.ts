/** What is said instead of each English text of `en.json`. */
export type Texts = Record<string, string>;

export interface Language {
  /** A tag of BCP 47, by which plurals, dates and numbers are written too. */
  locale: string;
  /** As people who speak it call it. */
  name: string;
  load: () => Promise<{ default: Texts }>;
}

/** The languages beside English: each is a file and a line here (docs/languages.md). */
export const LANGUAGES: readonly Language[] = [];
