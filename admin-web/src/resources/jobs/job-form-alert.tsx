import { Alert } from '@mui/material';
import { isBlank, MESSAGES } from '@smash/contract';
import { useFormContext, useFormState } from 'react-hook-form';
import { REQUIRED_JOB_FIELDS } from './job-rules';

/** Above the fields: why the last attempt to save was refused. Which fields it concerns is marked on them. */
export function JobFormAlert() {
  const { getValues } = useFormContext<Record<string, unknown>>();
  const { errors, submitCount, isSubmitting } = useFormState();
  if (submitCount === 0 || isSubmitting || Object.keys(errors).length === 0) return null;
  const isIncomplete = REQUIRED_JOB_FIELDS.some(
    (field) => errors[field] && isBlank(String(getValues(field) ?? '')),
  );
  return (
    <Alert severity="error" key={submitCount} sx={{ mb: 2.5 }}>
      {isIncomplete ? MESSAGES.jobFieldsRequired : 'Please correct the marked fields'}
    </Alert>
  );
}
