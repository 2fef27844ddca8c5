import { useQueryClient } from '@tanstack/react-query';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { t } from '../../../i18n/t';

/** Takes mails back that have not left. */
export function useUndoMails() {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const { attempt } = useAttempt(() => client.invalidateQueries({ queryKey: APPLICATIONS_KEY }));
  return (batchId: string) =>
    attempt(() => dataProvider.undoMails(batchId), {
      done: t('Undone: nothing was sent'),
      failure: t('Failed to undo the emails'),
    });
}
