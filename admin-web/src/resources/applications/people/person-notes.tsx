import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { NoteForm } from '../notes/note-form';
import { NoteItem } from '../notes/note-item';
import { notesQuery } from '../notes/notes-query';
import { SectionState } from '../section-state';
import { t } from '../../../i18n/t';

/** What is noted about a person. A note is written with one of the applications, and shown with all. */
export function PersonNotes({ applicationId }: { applicationId: string }) {
  const query = useQuery(notesQuery(usePortalDataProvider(), applicationId));
  const notes = query.data?.filter(({ about }) => about === 'person');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <NoteForm key={applicationId} applicationId={applicationId} isAboutPerson />
      {!notes ? (
        <SectionState failure={t('The notes could not be loaded.')} query={query} />
      ) : notes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t("No notes about this person yet. Applicants can't see them.")}
        </Typography>
      ) : (
        <Box component="ul" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
          {notes.map((note) => (
            <NoteItem key={note.id} applicationId={applicationId} note={note} />
          ))}
        </Box>
      )}
    </Box>
  );
}
