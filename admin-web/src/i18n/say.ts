import { i18nProvider } from './i18n-provider';

/**
 * Says a text that is not written where it is said: it comes from the contract, where the server says it too.
 * scripts/lib/texts/contract-texts.mjs names those that languages have.
 */
export const say = (text: string, values: Record<string, string> = {}): string =>
  i18nProvider.translate(text, values);
