import { Alert, Box, Button, FormHelperText } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { VISUALLY_HIDDEN } from '../visually-hidden';
import { type OrderedList, undoId } from './use-ordered-list';
import { t } from '../../i18n/t';

interface ListNotesProps {
  list: Pick<OrderedList<object>, 'name' | 'entry' | 'removed' | 'putBack' | 'announcement'>;
  /** Name of the removed entry, which may have none yet. */
  removedName: string | undefined;
  /** Effects of the removal. */
  children?: ReactNode;
}

/**
 * Notes under a list: the removed entry with an undo, the server's message about the whole list, and announcements for
 * screen readers.
 */
export function ListNotes({ list, removedName, children }: ListNotesProps) {
  const { errors } = useFormState({ name: list.name });
  const { entry } = list;
  const message = errors[list.name]?.message;
  return (
    <>
      {list.removed && (
        <Alert
          severity="info"
          sx={{ mt: 1.5 }}
          action={
            <Button id={undoId(list.name)} color="inherit" size="small" onClick={list.putBack}>
              {t('Undo')}
            </Button>
          }
        >
          {removedName ? t('“%{name}” removed', { name: removedName }) : t(`${entry} removed`)}
          {children}
        </Alert>
      )}
      {typeof message === 'string' && <FormHelperText error>{message}</FormHelperText>}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {list.announcement}
      </Box>
    </>
  );
}
