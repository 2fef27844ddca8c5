import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { NoteForm } from '../notes/note-form';
import { NotesList } from '../notes/notes-list';
import { notesQuery } from '../notes/notes-query';
import { t } from '../../../i18n/t';

/** Notes about a person. A note is written with one of the applications, and shown with all. */
export function PersonNotes({ applicationId }: { applicationId: string }) {
  const query = useQuery(notesQuery(usePortalDataProvider(), applicationId));
  const notes = query.data?.filter(({ about }) => about === 'person');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <NoteForm key={applicationId} applicationId={applicationId} isAboutPerson />
      <NotesList
        applicationId={applicationId}
        query={query}
        notes={notes}
        none={t("No notes about this person yet. Applicants can't see them.")}
      />
    </Box>
  );
}
