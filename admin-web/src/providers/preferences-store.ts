import { localStorageStore, type Store } from 'react-admin';

const KEPT = ['theme'] as const;

/** react-admin's store of preferences. Logging out empties it, except for what belongs to the device. */
export function preferencesStore(): Store {
  const store = localStorageStore('1', 'smash.portal');
  return {
    ...store,
    reset() {
      const kept = KEPT.map((key) => [key, store.getItem<unknown>(key)] as const);
      store.reset();
      for (const [key, value] of kept) if (value !== undefined) store.setItem(key, value);
    },
  };
}
