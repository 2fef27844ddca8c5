import { MESSAGES } from '@smash/contract';
import { useNotify } from 'react-admin';
import { failureDetail, failureFields } from '../../providers/api-failure';

/**
 * Says why a job could not be saved: the server's sentence, else "Failed to save job". Refused fields are left to
 * the form, which marks them.
 */
export function useJobSaveFailure() {
  const notify = useNotify();
  return (error: unknown) => {
    if (failureFields(error)) return;
    notify(failureDetail(error) ?? MESSAGES.jobSaveFailed, { type: 'error' });
  };
}
