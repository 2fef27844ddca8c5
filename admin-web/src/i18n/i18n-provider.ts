import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { LOCALE, TEXTS } from './language';
import { LANGUAGES } from './languages';

/** Translates the texts of react-admin and of the portal (see t) into the language of this device. */
export const i18nProvider = polyglotI18nProvider(
  () => ({ ...english, ...TEXTS }),
  LOCALE,
  [{ locale: 'en', name: 'English' }, ...LANGUAGES.map(({ locale, name }) => ({ locale, name }))],
  // A text without a translation stays as it is written, in English.
  { allowMissing: true },
);
