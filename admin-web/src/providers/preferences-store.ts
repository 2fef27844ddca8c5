import { localStorageStore, memoryStore, type Store } from 'react-admin';
import { PREFERENCES_APP, PREFERENCES_PREFIX } from './preferences-prefix';

/** Preferences of each account by its id: saved filters, columns and density of tables, and whether shortcuts act. */
const OF_ACCOUNTS = /\.(savedQueries|hiddenColumns|density|shortcuts)$/;

const OF_THE_DEVICE = ['theme', 'locale', 'jobs.view', 'login.ways'];

/** Ticked rows of a list: kept by this tab alone, since nobody may change rows that they do not see. */
const TICKED = /\.selectedIds(\.storeKeys)?$/;

/** Filter, order and page of a list: each tab keeps those that it opened with, and changes them itself. */
const OF_LISTS = /(^|\.)(applications|listParams)$/;

/** Whether a preference belongs to the device, or to an account by its id. */
const isKept = (key: string) => OF_THE_DEVICE.includes(key) || OF_ACCOUNTS.test(key);

/** react-admin's store of preferences. Logging out empties it, except for those that are kept for the next login. */
export function preferencesStore(): Store {
  const store = localStorageStore('1', PREFERENCES_APP);
  const ticked = memoryStore();
  const storeOf = (key: string) => (TICKED.test(key) ? ticked : store);
  let isOfThisTab = false;

  function change(action: () => void) {
    isOfThisTab = true;
    try {
      action();
    } finally {
      isOfThisTab = false;
    }
  }

  return {
    ...store,
    setup() {
      store.setup();
      ticked.setup();
    },
    teardown() {
      store.teardown();
      ticked.teardown();
    },
    getItem: (key, defaultValue) => storeOf(key).getItem(key, defaultValue),
    setItem: (key, value) => change(() => storeOf(key).setItem(key, value)),
    removeItem: (key) => change(() => storeOf(key).removeItem(key)),
    subscribe: (key, callback) =>
      storeOf(key).subscribe(key, (value: unknown) => {
        if (isOfThisTab || !OF_LISTS.test(key)) callback(value);
      }),
    reset() {
      const keys = Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFERENCES_PREFIX))
        .map((key) => key.slice(PREFERENCES_PREFIX.length));
      const kept = keys.filter(isKept).map((key) => [key, store.getItem<unknown>(key)] as const);
      change(() => store.reset());
      ticked.reset();
      for (const [key, value] of kept) store.setItem(key, value);
    },
  };
}
