import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { failureDetail } from './api-failure';
import { readSession } from './session';

/**
 * Says in an alert why something failed: in the server's words, or in the given ones when it had none. Says nothing
 * when the session is over, which the login card tells.
 */
export function useNotifyFailure() {
  const notify = useNotify();
  return useCallback(
    (error: unknown, words: string) => {
      if (readSession()) notify(failureDetail(error) ?? words, { type: 'error' });
    },
    [notify],
  );
}
