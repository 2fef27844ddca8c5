import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useOfferUndo } from '../../../components/undo-message';
import { useRemoveApplications } from './use-remove-applications';
import { t } from '../../../i18n/t';

/**
 * Removes applications and offers, in one alert, to put them all back. Returns whether it worked; with a password what
 * fails is thrown, for the dialog that asked for it.
 */
export function useUndoableRemoval() {
  const { remove, removeWith, restore } = useRemoveApplications();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  return useCallback(
    async (ids: string[], password?: string): Promise<boolean> => {
      if (password !== undefined) await removeWith(ids, password);
      else if (!(await remove(ids))) return false;
      const undo = async () => {
        if (await restore(ids)) notify(t('Undone'), { type: 'info' });
      };
      const text = t('Application deleted |||| %{smart_count} applications deleted', {
        smart_count: ids.length,
      });
      offerUndo(text, () => void undo());
      return true;
    },
    [notify, offerUndo, remove, removeWith, restore],
  );
}
