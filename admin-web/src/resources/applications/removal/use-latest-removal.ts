import { useStore } from 'react-admin';

interface Removal {
  ids: string[];
  /** Milliseconds of the clock. */
  at: number;
}

/** What this browser deleted last, until it is put back or put aside. */
export const useLatestRemoval = () => useStore<Removal | null>('applications.latest-removal', null);
