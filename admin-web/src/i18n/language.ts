import { PREFERENCES_PREFIX } from '../providers/preferences-prefix';
import { LANGUAGES, type Texts } from './languages';
import { PSEUDO } from './pseudo';

/** Key of this device's language in react-admin's store. */
const KEY = `${PREFERENCES_PREFIX}locale`;

const chosen = [...LANGUAGES, PSEUDO].find(({ locale }) => JSON.stringify(locale) === readChoice());

/** Tag of the language that the portal is shown in. */
export const LOCALE = chosen?.locale ?? 'en';

/**
 * The texts of the language; none for English, which is written in the code. They are awaited here, before any module
 * with texts runs, so that constants are translated too. Another language needs a reload.
 */
export const TEXTS: Texts = chosen ? await loadTexts(chosen.load) : {};

/** Shows the portal in another language from now on, on this device. */
export function chooseLanguage(locale: string): void {
  localStorage.setItem(KEY, JSON.stringify(locale));
  location.reload();
}

function readChoice(): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY);
}

/** A portal in English is better than none. */
async function loadTexts(load: () => Promise<{ default: Texts }>): Promise<Texts> {
  try {
    return (await load()).default;
  } catch (error) {
    console.error(error);
    return {};
  }
}
