import { useStore } from 'react-admin';

interface Removal {
  ids: string[];
  /** Time of the deletion, in milliseconds since 1970. */
  at: number;
}

/** What this browser deleted last, until it is restored or dismissed. */
export const useLatestRemoval = () => useStore<Removal | null>('applications.latest-removal', null);
