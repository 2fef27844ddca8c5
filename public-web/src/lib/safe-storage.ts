/**
 * A storage of the browser, or nothing where a person or a browser forbids it: private windows and full disks make
 * every call of it throw, and the pages must work without.
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
    /** Whether the value was kept. */
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

/** Kept on the device. */
export const safeStorage = guarded(() => localStorage);

/** Kept until the tab is closed. */
export const safeSessionStorage = guarded(() => sessionStorage);
