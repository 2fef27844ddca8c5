import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import type { Application } from '@smash/contract/client';
import { TitledSection } from '../../../components/details/details-section';
import { SectionState } from '../section-state';
import { NoteForm } from './note-form';
import { NoteItem } from './note-item';
import { useReadMentions } from './use-read-mentions';
import { notesQuery } from './notes-query';
import { t } from '../../../i18n/t';

/** What administrators noted about the application in context, newest first. The candidate never sees it. */
export function NotesSection({ hasKey = false }: { hasKey?: boolean }) {
  const application = useRecordContext<Application>();
  const dataProvider = usePortalDataProvider();
  const query = useQuery({
    ...notesQuery(dataProvider, application?.id ?? ''),
    enabled: application !== undefined,
  });
  useReadMentions(application, query.data);
  if (!application) return null;
  const { data: notes } = query;
  return (
    <TitledSection title={t('Notes')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <NoteForm key={application.id} applicationId={application.id} hasKey={hasKey} />
        {!notes ? (
          <SectionState failure={t('The notes could not be loaded.')} query={query} />
        ) : notes.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {t("No notes yet. Applicants can't see them.")}
          </Typography>
        ) : (
          <Box component="ul" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
            {notes.map((note) => (
              <NoteItem key={note.id} applicationId={application.id} note={note} />
            ))}
          </Box>
        )}
      </Box>
    </TitledSection>
  );
}
