import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import type { Application } from '@smash/contract/client';
import { TitledSection } from '../../../components/details/details-section';
import { NoteForm } from './note-form';
import { NotesList } from './notes-list';
import { useReadMentions } from './use-read-mentions';
import { notesQuery } from './notes-query';
import { t } from '../../../i18n/t';

/** The notes about the application in context, newest first. The candidate never sees them. */
export function NotesSection({ hasShortcut = false }: { hasShortcut?: boolean }) {
  const application = useRecordContext<Application>();
  const dataProvider = usePortalDataProvider();
  const query = useQuery({
    ...notesQuery(dataProvider, application?.id ?? ''),
    enabled: application !== undefined,
  });
  useReadMentions(application, query.data);
  if (!application) return null;
  return (
    <TitledSection title={t('Notes')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <NoteForm key={application.id} applicationId={application.id} hasShortcut={hasShortcut} />
        <NotesList
          applicationId={application.id}
          query={query}
          notes={query.data}
          none={t("No notes yet. Applicants can't see them.")}
        />
      </Box>
    </TitledSection>
  );
}
