import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useOfferUndo } from '../../../components/undo-message';
import { describeRemoval } from './describe-removal';
import { useRemoveApplications } from './use-remove-applications';
import { t } from '../../../i18n/t';

/** Restores deleted applications, and says so. */
export function useUndoRemoval() {
  const { restore } = useRemoveApplications();
  const notify = useNotify();
  return useCallback(
    async (ids: string[]) => {
      if (await restore(ids)) notify(t('Undone'), { type: 'info' });
    },
    [notify, restore],
  );
}

/**
 * Removes applications and offers, in one alert, to restore them all. Returns whether it worked; with a password it
 * throws the failure, for the dialog that asked for the password.
 */
export function useUndoableRemoval() {
  const { remove, removeWith } = useRemoveApplications();
  const undo = useUndoRemoval();
  const offerUndo = useOfferUndo();
  return useCallback(
    async (ids: string[], password?: string): Promise<boolean> => {
      if (password !== undefined) await removeWith(ids, password);
      else if (!(await remove(ids))) return false;
      offerUndo(describeRemoval(ids.length), () => void undo(ids));
      return true;
    },
    [offerUndo, remove, removeWith, undo],
  );
}
