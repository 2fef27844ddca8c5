import RetryIcon from '@mui/icons-material/Replay';
import type { Mail } from '@smash/contract/client';
import { useListContext, useNotify } from 'react-admin';
import { ConfirmButton } from '../../components/confirm-button';
import { useListFilters } from '../../providers/list-state';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

/**
 * Gives all mails that were given up another round of attempts. Shown where the list begins with such mails, and no
 * search hides any of them.
 */
export function RetryMailsButton() {
  const { data = [] } = useListContext<Mail>();
  const { filterValues } = useListFilters();
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const { attempt } = useAttempt((client) => void client.invalidateQueries({ queryKey: ['mail'] }));
  if (data[0]?.status !== 'failed' || filterValues['search']) return null;
  const retry = () =>
    attempt(
      async () => {
        const { retried, outdated } = await dataProvider.retryMails();
        const again = t('1 email will be sent again |||| %{smart_count} emails will be sent again', {
          smart_count: retried,
        });
        const gone = t('1 was out of date |||| %{smart_count} were out of date', {
          smart_count: outdated,
        });
        notify(outdated > 0 ? `${again}, ${gone}` : again, { type: 'success' });
      },
      { failure: t('Failed to send the emails again') },
    );
  return (
    <ConfirmButton
      name={t('Send all emails again that were not delivered')}
      label={t('Send all again')}
      color="primary"
      icon={<RetryIcon />}
      title={t('Send all again')}
      question={t(
        'Every email that was not delivered is sent again, up to 1,000 at a time. Emails that are out of date, such as those with expired links, are taken off the list.',
      )}
      confirmLabel={t('Send all again')}
      onConfirm={retry}
    />
  );
}
