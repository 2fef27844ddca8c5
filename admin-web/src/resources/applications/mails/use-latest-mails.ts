import { useStore } from 'react-admin';

/** The mails that this browser wrote last, until they are put aside. */
export const useLatestMails = () => useStore<string | null>('applications.latest-mails', null);
