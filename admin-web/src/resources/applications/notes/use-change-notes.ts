import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { failureDetail } from '../../../providers/api-failure';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { APPLICATIONS_KEY } from '../status/status-cache';
import { notesKey } from './notes-query';

/** Adds and removes notes of an application; both answer whether it worked and say in an alert when it did not. */
export function useChangeNotes(applicationId: string) {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: APPLICATIONS_KEY });
      return client.invalidateQueries({ queryKey: notesKey(applicationId) });
    },
  });
  const attempt = async (act: () => Promise<unknown>, failure: string): Promise<boolean> => {
    try {
      await mutateAsync(act);
      return true;
    } catch (error) {
      notify(failureDetail(error) ?? failure, { type: 'error' });
      return false;
    }
  };
  return {
    isPending,
    add: (text: string) => attempt(() => dataProvider.addNote(applicationId, text), 'Failed to add the note'),
    remove: (noteId: string) =>
      attempt(() => dataProvider.removeNote(applicationId, noteId), 'Failed to remove the note'),
  };
}
