import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { historyQuery } from './history-query';

/**
 * Reads an application's history again, wherever it is shown: for entries that come without a change of the
 * application.
 */
export function useHistoryRenewal(): (id: string) => void {
  const dataProvider = usePortalDataProvider();
  const client = useQueryClient();
  return useCallback(
    (id) => void client.invalidateQueries(historyQuery(dataProvider, id)),
    [client, dataProvider],
  );
}
