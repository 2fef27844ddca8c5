import { Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useEffect, useId } from 'react';
import { t } from '../../../i18n/t';

interface AskedForChoiceProps {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Chooses in the question before a deletion that the applicant asked for it; not chosen when the question is asked. */
export function AskedForChoice({ isChosen, onChange }: AskedForChoiceProps) {
  const id = useId();
  useEffect(() => () => onChange(false), [onChange]);
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={isChosen}
            onChange={(_, next) => onChange(next)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={t('The applicant asked for it')}
        sx={{ mt: 1 }}
      />
      <FormHelperText id={id}>
        {t(
          'Then it is erased at once, with earlier versions, notes about the person that were written here, and job alerts. There is no Undo.',
        )}
      </FormHelperText>
    </>
  );
}
