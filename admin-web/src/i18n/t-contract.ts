import { i18nProvider } from './i18n-provider';

/**
 * Translates a text of the contract, which the server uses too. scripts/lib/texts/contract-texts.mjs names the texts of
 * the contract that languages translate.
 */
export const tContract = (text: string, values: Record<string, string> = {}): string =>
  i18nProvider.translate(text, values);
