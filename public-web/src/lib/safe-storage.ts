/**
 * A storage of the browser that never throws. Private windows, full disks and settings can forbid storage, which makes
 * every call throw; the pages must work without it.
 */
function guarded(storage: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** @returns whether the value was stored */
    write(key: string, value: string): boolean {
      try {
        storage().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        return;
      }
    },
    clear(): void {
      try {
        storage().clear();
      } catch {
        return;
      }
    },
  };
}

/** Survives closing the browser. */
export const safeStorage = guarded(() => localStorage);

/** Lasts until the tab is closed. */
export const safeSessionStorage = guarded(() => sessionStorage);
