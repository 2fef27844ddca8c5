import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import type { StatusChange } from '../../../providers/calls/statuses';
import { UNDO_SHOWN_MS, UndoMessage } from '../../../components/undo-message';
import { useChangeStatuses } from './use-change-statuses';
import { t } from '../../../i18n/t';

/** Changes statuses and offers, in one alert, to undo them all. Returns whether it worked. */
export function useUndoableStatuses() {
  const change = useChangeStatuses();
  const notify = useNotify();
  return useCallback(
    async (changes: StatusChange[], describe: (count: number) => string): Promise<boolean> => {
      const inverse = await change(changes);
      if (!inverse) return false;
      const undo = async () => {
        if (await change(inverse)) notify(t('Undone'), { type: 'info' });
      };
      notify(<UndoMessage text={describe(inverse.length)} onUndo={() => void undo()} />, {
        type: 'success',
        autoHideDuration: UNDO_SHOWN_MS,
      });
      return true;
    },
    [change, notify],
  );
}
