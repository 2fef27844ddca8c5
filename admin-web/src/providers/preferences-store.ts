import { localStorageStore, type Store } from 'react-admin';
import { PREFERENCES_APP, PREFERENCES_PREFIX } from './preferences-prefix';

/** Of each account by its id: the filters it saved, how it has its tables, and whether keys act. */
const OF_ACCOUNTS = /\.(savedQueries|hiddenColumns|density|shortcuts)$/;

const OF_THE_DEVICE = ['theme', 'locale', 'jobs.view', 'login.ways'];

/** What belongs to the device, and what is kept of accounts under ids of theirs. */
const isKept = (key: string) => OF_THE_DEVICE.includes(key) || OF_ACCOUNTS.test(key);

/** react-admin's store of preferences. Logging out empties it, except for what shall be there the next time. */
export function preferencesStore(): Store {
  const store = localStorageStore('1', PREFERENCES_APP);
  return {
    ...store,
    reset() {
      const keys = Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFERENCES_PREFIX))
        .map((key) => key.slice(PREFERENCES_PREFIX.length));
      const kept = keys.filter(isKept).map((key) => [key, store.getItem<unknown>(key)] as const);
      store.reset();
      for (const [key, value] of kept) store.setItem(key, value);
    },
  };
}
