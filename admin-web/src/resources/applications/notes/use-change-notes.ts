import type { NewNote } from '../../../providers/calls/notes';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { ALL_NOTES } from './notes-query';
import { t } from '../../../i18n/t';

/** Adds and removes notes of an application; both return whether it worked, and show an alert when it did not. */
export function useChangeNotes(applicationId: string) {
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt((client) => {
    void client.invalidateQueries({ queryKey: APPLICATIONS_KEY });
    // A note about the person is shown with other applications too.
    return client.invalidateQueries({ queryKey: ALL_NOTES });
  });
  return {
    isPending,
    add: (readNote: () => Promise<NewNote>) =>
      attempt(async () => dataProvider.addNote(applicationId, await readNote()), {
        failure: t('Failed to add the note'),
      }),
    remove: (noteId: string) =>
      attempt(() => dataProvider.removeNote(applicationId, noteId), {
        failure: t('Failed to delete the note'),
      }),
  };
}
