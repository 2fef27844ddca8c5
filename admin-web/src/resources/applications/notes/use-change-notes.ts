import { useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { notesKey } from './notes-query';

/** Adds and removes notes of an application; both return whether it worked and say in an alert when it did not. */
export function useChangeNotes(applicationId: string) {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt(() => {
    void client.invalidateQueries({ queryKey: APPLICATIONS_KEY });
    return client.invalidateQueries({ queryKey: notesKey(applicationId) });
  });
  return {
    isPending,
    add: (text: string, mentionedIds: string[]) =>
      attempt(() => dataProvider.addNote(applicationId, text, mentionedIds), {
        failure: 'Failed to add the note',
      }),
    remove: (noteId: string) =>
      attempt(() => dataProvider.removeNote(applicationId, noteId), {
        failure: 'Failed to delete the note',
      }),
  };
}
