import { Alert } from '@mui/material';
import { isBlank, MESSAGES } from '@smash/contract';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { JobFormValues } from '../../providers/job-body';
import { REQUIRED_JOB_FIELDS } from './job-rules';

/** Above the fields: why the last attempt to save was refused. Which fields it concerns is marked on them. */
export function JobFormAlert() {
  const { getValues, setFocus } = useFormContext<JobFormValues>();
  const { errors, submitCount, isSubmitting } = useFormState<JobFormValues>();
  const refused = isSubmitting ? undefined : (Object.keys(errors)[0] as keyof JobFormValues | undefined);

  // The form focuses what it refuses itself; what the server refuses is focused here, once an attempt.
  useEffect(() => {
    if (submitCount > 0 && refused !== undefined) setFocus(refused);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- correcting one field must not move to the next
  }, [submitCount, isSubmitting]);

  if (submitCount === 0 || isSubmitting || refused === undefined) return null;
  const isIncomplete = REQUIRED_JOB_FIELDS.some((field) => errors[field] && isBlank(getValues(field)));
  return (
    <Alert severity="error" key={submitCount} sx={{ mb: 2.5 }}>
      {isIncomplete ? MESSAGES.jobFieldsRequired : 'Please correct the marked fields'}
    </Alert>
  );
}
