import { MESSAGES, type ApplicationStatus } from '@smash/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRecordContext, useUpdate } from 'react-admin';
import type { Application } from '@smash/contract/client';

/** Changes the status of the application in context; answers whether it worked. Lists are fetched anew after it. */
export function useChangeStatus() {
  const application = useRecordContext<Application>();
  const [update, { isPending }] = useUpdate<Application>();
  const notify = useNotify();
  const queryClient = useQueryClient();

  const changeStatus = async (status: ApplicationStatus): Promise<boolean> => {
    if (!application) return false;
    const params = { id: application.id, data: { status }, previousData: application };
    try {
      await update('applications', params, { mutationMode: 'pessimistic', returnPromise: true });
      await queryClient.invalidateQueries({ queryKey: ['applications', 'getList'] });
      return true;
    } catch {
      notify(MESSAGES.statusFailed, { type: 'error' });
      return false;
    }
  };
  return { changeStatus, isChanging: isPending };
}
