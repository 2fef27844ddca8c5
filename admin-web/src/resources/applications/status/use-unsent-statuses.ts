import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { STATUS_CHANGES } from './use-change-statuses';

/**
 * Whether changes of a status wait for the response to an earlier one: they are lost with the page, so the browser asks
 * before the tab is closed. A change that does not wait is sent to its end.
 */
export function useUnsentStatuses(): () => boolean {
  const client = useQueryClient();
  const hasUnsent = useCallback(() => client.isMutating({ mutationKey: STATUS_CHANGES }) > 1, [client]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsent()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsent]);
  return hasUnsent;
}
