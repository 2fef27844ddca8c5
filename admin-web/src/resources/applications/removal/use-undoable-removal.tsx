import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { UNDO_SHOWN_MS, UndoMessage } from '../undo-message';
import { useRemoveApplications } from './use-remove-applications';

/** Removes applications and offers, in one alert, to put them all back. Returns whether it worked. */
export function useUndoableRemoval() {
  const { remove, restore } = useRemoveApplications();
  const notify = useNotify();
  return useCallback(
    async (ids: string[]): Promise<boolean> => {
      if (!(await remove(ids))) return false;
      const undo = async () => {
        if (await restore(ids)) notify('Undone', { type: 'info' });
      };
      const text = ids.length === 1 ? 'Application deleted' : `${ids.length} applications deleted`;
      notify(<UndoMessage text={text} onUndo={() => void undo()} />, {
        type: 'success',
        autoHideDuration: UNDO_SHOWN_MS,
      });
      return true;
    },
    [notify, remove, restore],
  );
}
