import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Application } from '@smash/contract/client';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { useHistoryRenewal } from '../history/use-history-renewal';
import { readListAddress } from '../list/list-address';
import { fileVersion } from '../files/file-version';

/** A CV that is still being read is asked for again. */
const AGAIN_MS = 10_000;

/** The words that the list in the address searches CVs for; empty without such a search. */
export function useCvWords(): string {
  const { search } = useLocation();
  const { cv } = readListAddress(search).filter;
  return typeof cv === 'string' ? cv.trim() : '';
}

/** The text of the CV in context. Asking for it is on record as having opened the CV, once there is a text. */
export function useCvText(words: string) {
  const application = useRecordContext<Application>();
  const id = application?.id ?? '';
  const dataProvider = usePortalDataProvider();
  const renewHistory = useHistoryRenewal();
  return useQuery({
    queryKey: ['cv-text', id, application && fileVersion(application, 'cv'), words],
    queryFn: async () => {
      const text = await dataProvider.readCvText(id, words);
      // Nothing else of it is on record.
      if (text.state === 'read') renewHistory(id);
      return text;
    },
    enabled: id !== '',
    // A stranger's text is not cached once it is off the screen.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => state.data?.state === 'waiting' && AGAIN_MS,
    staleTime: Infinity,
  });
}
