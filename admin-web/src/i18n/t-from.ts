import { i18nProvider } from './i18n-provider';

/**
 * A text that the contract makes of values: `%{1}` stands for the first in the files of the languages. The contract
 * only puts the values into its text.
 */
export function tFrom(make: (value: never) => string, value: string | number): string {
  return i18nProvider.translate(make('%{1}' as never), { 1: value });
}
