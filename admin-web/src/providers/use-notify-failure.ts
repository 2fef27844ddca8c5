import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../i18n/t';
import { failureDetail, failureFields } from './api-failure';
import { readSession } from './session';

/** Says in an alert why something failed. Says nothing when the session is over, which the login card tells. */
export function useNotifyFailure() {
  const notify = useNotify();
  return useCallback(
    (error: unknown, words: string) => {
      if (readSession()) notify(describeFailure(error, words), { type: 'error' });
    },
    [notify],
  );
}

/**
 * The reason of a failure: in the server's words, else in the given ones; with a refused field, the given words and the
 * field's message.
 */
export function describeFailure(error: unknown, words: string): string {
  const [reason] = Object.values(failureFields(error) ?? {});
  const own = reason === undefined ? words : t('%{failure}: %{reason}', { failure: words, reason });
  return failureDetail(error) ?? own;
}
