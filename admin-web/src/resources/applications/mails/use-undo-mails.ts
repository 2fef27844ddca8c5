import { useNotify } from 'react-admin';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { t } from '../../../i18n/t';

/** Takes back the mails of a batch that have not left. */
export function useUndoMails() {
  const notify = useNotify();
  const dataProvider = usePortalDataProvider();
  const { attempt } = useAttempt((client) => client.invalidateQueries({ queryKey: APPLICATIONS_KEY }));
  return (batchId: string) =>
    attempt(
      async () => {
        const { sent } = await dataProvider.undoMails(batchId);
        if (sent === 0) notify(t('Undone: nothing was sent'), { type: 'success' });
        else notify(t('Undone, but %{count} had been sent before', { count: sent }), { type: 'warning' });
      },
      { failure: t('Failed to undo the emails') },
    );
}
