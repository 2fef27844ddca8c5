import { localStorageStore, type Store } from 'react-admin';

const APP = 'smash.portal';
/** How react-admin names what it keeps of this portal in the browser's storage. */
const PREFIX = `RaStore${APP}.`;

/** Of each account by its id: the filters it saved, and how it has its tables. */
const OF_ACCOUNTS = /\.(savedQueries|hiddenColumns|density)$/;

/** What belongs to the device, and what is kept of accounts under ids of theirs. */
const isKept = (key: string) => key === 'theme' || key === 'jobs.view' || OF_ACCOUNTS.test(key);

/** react-admin's store of preferences. Logging out empties it, except for what shall be there the next time. */
export function preferencesStore(): Store {
  const store = localStorageStore('1', APP);
  return {
    ...store,
    reset() {
      const keys = Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length));
      const kept = keys.filter(isKept).map((key) => [key, store.getItem<unknown>(key)] as const);
      store.reset();
      for (const [key, value] of kept) store.setItem(key, value);
    },
  };
}
