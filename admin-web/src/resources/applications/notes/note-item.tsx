import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Typography } from '@mui/material';
import { CanAccess } from 'react-admin';
import { ConfirmButton } from '../../../components/confirm-button';
import type { Note } from '../../../providers/calls/notes';
import { useChangeNotes } from './use-change-notes';
import { t } from '../../../i18n/t';
import { formatDateTime } from '../../../i18n/format';

/** One note with its author and time. Authors can remove their own; the owner may remove any. */
export function NoteItem({ applicationId, note }: { applicationId: string; note: Note }) {
  const { remove } = useChangeNotes(applicationId);
  return (
    <Box component="li" sx={{ bgcolor: 'action.hover', borderRadius: 2, px: 1.5, py: 1 }}>
      <Box
        sx={{ alignItems: 'center', display: 'flex', gap: 1, justifyContent: 'space-between', minHeight: 30 }}
      >
        <Typography variant="caption" color="textSecondary">
          <strong>{note.author?.username ?? t('A former colleague')}</strong>
          {' · '}
          <time dateTime={note.created_at}>{formatDateTime(note.created_at)}</time>
          {note.about === 'person' && ` · ${t('About the person')}`}
        </Typography>
        <CanAccess resource="notes" action="delete" record={note}>
          <ConfirmButton
            name={t('Delete note')}
            icon={<RemoveIcon fontSize="small" />}
            title={t('Delete note')}
            question={t('Are you sure you want to delete this note?')}
            confirmLabel={t('Delete')}
            onConfirm={() => remove(note.id)}
          />
        </CanAccess>
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {note.text}
      </Typography>
    </Box>
  );
}
