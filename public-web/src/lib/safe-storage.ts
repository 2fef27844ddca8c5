/**
 * The browser's local storage, or nothing where a person or a browser forbids it: private windows and full disks
 * make every call of it throw, and the pages must work without.
 */
export const safeStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Whether the value was kept. */
  write(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      return;
    }
  },
};
