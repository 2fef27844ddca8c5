import { MESSAGES } from '@smash/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useOfferUndo } from '../../components/undo-message';
import { readSession } from '../../providers/session';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { describeKept } from './describe-applications';
import { t } from '../../i18n/t';

/** Fetches again everything that lists jobs or names them. */
function useRenewJobs() {
  const client = useQueryClient();
  return useCallback(() => {
    for (const resource of ['jobs', 'deleted-jobs', 'applications']) {
      void client.invalidateQueries({ queryKey: [resource] });
    }
  }, [client]);
}

/** Brings a deleted job back as it was. */
export function useRestoreJob() {
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt(useRenewJobs());
  const restore = (id: number) =>
    attempt(() => dataProvider.restoreJob(id), {
      done: t('Job restored'),
      failure: t('Failed to restore job'),
    });
  return { restore, isRestoring: isPending };
}

/** Deletes a job, says how many applications stay, and offers an undo. */
export function useDeleteJob() {
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  const renewJobs = useRenewJobs();
  const { restore } = useRestoreJob();
  return async (id: number): Promise<void> => {
    try {
      const { application_count } = await dataProvider.deleteJob(id);
      const text = `${t(MESSAGES.jobDeleted)}${describeKept(application_count)}`;
      offerUndo(text, () => void restore(id));
      renewJobs();
    } catch {
      if (readSession()) notify(t(MESSAGES.jobDeleteFailed), { type: 'error' });
    }
  };
}
