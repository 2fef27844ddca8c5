import { i18nProvider } from './i18n-provider';

/**
 * Translates a text that the contract builds from a value: in the files of the languages, `%{1}` stands for the value.
 * The contract only puts the value into its text.
 */
export function tFrom(make: (value: never) => string, value: string | number): string {
  return i18nProvider.translate(make('%{1}' as never), { 1: value });
}
