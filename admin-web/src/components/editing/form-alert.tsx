import { Alert } from '@mui/material';
import { isBlank, MESSAGES } from '@smash/contract';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { t } from '../../i18n/t';

/** Above the fields: why the last attempt to save was refused. Which fields it concerns is marked on them. */
export function FormAlert() {
  const { getValues, setFocus } = useFormContext();
  const { errors, submitCount, isSubmitting } = useFormState();
  const refused = isSubmitting ? [] : Object.keys(errors);
  const [first] = refused;

  // The form itself focuses fields that it refuses; fields that the server refuses are focused here, once per attempt.
  useEffect(() => {
    if (submitCount > 0 && first !== undefined) setFocus(first);
    // oxlint-disable-next-line react/exhaustive-deps -- correcting one field must not move to the next
  }, [submitCount, isSubmitting]);

  if (submitCount === 0 || first === undefined) return null;
  const isIncomplete = refused.some((field) => isMissing(getValues(field)));
  return (
    <Alert severity="error" key={submitCount} sx={{ mb: 2.5 }}>
      {isIncomplete ? t(MESSAGES.jobFieldsRequired) : t('Please correct the marked fields')}
    </Alert>
  );
}

/** Whether a refused field is empty, and so was refused for it: optional fields never are. */
function isMissing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && isBlank(value));
}
