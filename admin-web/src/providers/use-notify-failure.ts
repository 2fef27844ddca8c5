import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../i18n/t';
import { failureDetail, failureFields } from './api-failure';
import { readSession } from './session';

/**
 * Says in an alert why something failed: in the server's words, or in the given ones when it had none; both where it
 * refused a field. Says nothing when the session is over, which the login card tells.
 */
export function useNotifyFailure() {
  const notify = useNotify();
  return useCallback(
    (error: unknown, words: string) => {
      if (readSession()) notify(failureDetail(error) ?? withReason(words, error), { type: 'error' });
    },
    [notify],
  );
}

function withReason(failure: string, error: unknown): string {
  const [reason] = Object.values(failureFields(error) ?? {});
  return reason === undefined ? failure : t('%{failure}: %{reason}', { failure, reason });
}
