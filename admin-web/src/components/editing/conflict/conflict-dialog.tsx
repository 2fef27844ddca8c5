import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { type Difference, differences, type RecordType } from '../record-type';
import { BothTexts } from './both-texts';
import { SetAsideNotice } from './set-aside-notice';
import type { Conflict } from './use-conflict';
import { useIsNarrow } from '../../use-is-narrow';
import { t } from '../../../i18n/t';

interface ConflictDialogProps {
  type: RecordType;
  conflict: Conflict | undefined;
  formId: string;
  onSettled: () => void;
}

/** The person's own changes that the other version replaced, and all values of the form before that. */
interface Replaced {
  fields: Difference[];
  values: Record<string, unknown>;
}

/**
 * Shows another administrator's version of the record beside what was typed, and lets the person choose. What they
 * typed is never lost: loading the other version sets their own changes aside, and one click brings them back.
 */
export function ConflictDialog({ type, conflict, formId, onSettled }: ConflictDialogProps) {
  const { noun } = type;
  const { getValues, setValue, reset } = useFormContext();
  const { dirtyFields } = useFormState();
  const [replaced, setReplaced] = useState<Replaced>({ fields: [], values: {} });
  const isNarrow = useIsNarrow();
  const id = useId();

  const fields = conflict ? differences(type, conflict.theirs, getValues()) : [];

  const loadTheirs = () => {
    setReplaced({ fields: fields.filter(({ source }) => source in dirtyFields), values: getValues() });
    reset(conflict?.theirs);
    onSettled();
  };
  const saveMine = () => {
    setValue('version', conflict?.theirs['version']);
    onSettled();
    (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
  };
  const putBack = () => {
    for (const { source } of replaced.fields) {
      setValue(source, replaced.values[source], { shouldDirty: true });
    }
    setReplaced({ fields: [], values: {} });
  };

  return (
    <>
      <SetAsideNotice fields={replaced.fields} onPutBack={putBack} />
      <Dialog
        open={conflict !== undefined}
        onClose={onSettled}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-what`}
        maxWidth="md"
        fullWidth
        fullScreen={isNarrow}
      >
        <DialogTitle id={`${id}-title`}>{t(`This ${noun} has changed`)}</DialogTitle>
        <DialogContent tabIndex={0}>
          <DialogContentText id={`${id}-what`} color="textPrimary">
            {t('%{detail}. Your changes are safe but not saved.', { detail: conflict?.detail ?? '' })}
          </DialogContentText>
          <BothTexts fields={fields} changed={dirtyFields} />
        </DialogContent>
        <DialogActions disableSpacing sx={{ gap: 1 }}>
          <Button autoFocus color="secondary" onClick={onSettled}>
            {t('Keep editing')}
          </Button>
          <Button variant="outlined" color="secondary" onClick={loadTheirs}>
            {t('Use theirs')}
          </Button>
          <Button variant="contained" onClick={saveMine}>
            {t('Save mine anyway')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
