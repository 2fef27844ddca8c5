import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { LOCALE, TEXTS } from './language';
import { LANGUAGES } from './languages';

/** Says what react-admin says, and what the portal says (see t), in the language of this device. */
export const i18nProvider = polyglotI18nProvider(
  () => ({ ...english, ...TEXTS }),
  LOCALE,
  [{ locale: 'en', name: 'English' }, ...LANGUAGES.map(({ locale, name }) => ({ locale, name }))],
  // What no language says is said as it is written: in English.
  { allowMissing: true },
);
