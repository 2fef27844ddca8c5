import { i18nProvider } from './i18n-provider';

/** The value of a placeholder `%{name}`. */
type Value = string | number;

type Placeholders<Text extends string> = Text extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** A text with several forms, `1 page |||| %{smart_count} pages`, needs the number that chooses one. */
type Names<Text extends string> =
  | Placeholders<Text>
  | (Text extends `${string}||||${string}` ? 'smart_count' : never);

type Values<Text extends string> = [Names<Text>] extends [never] ? [] : [values: Record<Names<Text>, Value>];

/**
 * A text of the portal in the language of this device. The English text in the code is also its key in the files of the
 * other languages (docs/languages.md, docs/decisions/0113-the-english-text-is-its-key.md).
 */
export const t = <const Text extends string>(text: Text, ...[values]: Values<Text>): string =>
  i18nProvider.translate(text, values);
