import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDelete, useNotify } from 'react-admin';
import { requireSession } from '../../providers/session';
import { useNotifyFailure } from '../../providers/use-notify-failure';

/** Deletes a record and reports the outcome; the server may refuse. */
export function useDeleteRecord(resource: string) {
  const [deleteOne] = useDelete();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const client = useQueryClient();
  return async (record: RaRecord, { done, failure }: { done: string; failure: string }): Promise<void> => {
    const params = { id: record.id, previousData: record };
    try {
      await deleteOne(resource, params, { mutationMode: 'pessimistic', returnPromise: true });
      requireSession();
      notify(done, { type: 'success' });
      await client.invalidateQueries({ queryKey: [resource] });
    } catch (error) {
      notifyFailure(error, failure);
    }
  };
}
