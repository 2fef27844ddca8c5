import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import type { StatusChange } from '../../../providers/calls/statuses';
import { useOfferUndo } from '../../../components/undo-message';
import { useChangeStatuses } from './use-change-statuses';
import { t } from '../../../i18n/t';

/**
 * Changes statuses and offers, in one alert, to undo them all, except what others had already done. Returns whether it
 * worked.
 */
export function useUndoableStatuses() {
  const change = useChangeStatuses();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  return useCallback(
    async (changes: StatusChange[], describe: (count: number) => string): Promise<boolean> => {
      const inverse = await change(changes);
      if (!inverse) return false;
      const undo = async () => {
        if (await change(inverse)) notify(t('Undone'), { type: 'info' });
      };
      if (inverse.length > 0) offerUndo(describe(inverse.length), () => void undo());
      else notify(describe(0), { type: 'info' });
      return true;
    },
    [change, notify, offerUndo],
  );
}
