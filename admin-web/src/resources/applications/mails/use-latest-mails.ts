import { useStore } from 'react-admin';

/** The batch of mails that this browser wrote last, until it is dismissed. */
export const useLatestMails = () => useStore<string | null>('applications.latest-mails', null);
