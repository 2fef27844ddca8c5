import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from '../../../providers/data-provider';
import { historyQuery } from './history-query';

/** Reads an application's history again, wherever it is shown: for what is written into it without changing the application. */
export function useHistoryRenewal(): (id: string) => void {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const client = useQueryClient();
  return useCallback(
    (id) => void client.invalidateQueries(historyQuery(dataProvider, id)),
    [client, dataProvider],
  );
}
