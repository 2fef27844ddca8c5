import { Box, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Note } from '../../../providers/calls/notes';
import { SectionState } from '../section-state';
import { NoteItem } from './note-item';
import { t } from '../../../i18n/t';

interface NotesListProps {
  applicationId: string;
  query: UseQueryResult<Note[]>;
  /** The notes of the query that are shown. */
  notes: Note[] | undefined;
  /** Message when there are no notes. */
  none: string;
}

/** Notes, the newest first, once they have been fetched. */
export function NotesList({ applicationId, query, notes, none }: NotesListProps) {
  if (!notes) return <SectionState failure={t('The notes could not be loaded.')} query={query} />;
  if (notes.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {none}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
      {notes.map((note) => (
        <NoteItem key={note.id} applicationId={applicationId} note={note} />
      ))}
    </Box>
  );
}
