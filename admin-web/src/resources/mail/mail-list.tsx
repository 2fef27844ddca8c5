import { MAIL_STATUSES } from '@smash/contract';
import type { Mail } from '@smash/contract/client';
import { ListBase, useListContext } from 'react-admin';
import { ListFilters } from '../../components/filters/list-filters';
import { NoMatches } from '../../components/filters/no-matches';
import { StatusFilter } from '../../components/filters/status-filter';
import { ListPagination } from '../../components/list-pagination';
import { LoadingPanel } from '../../components/loading-panel';
import { MessagePanel } from '../../components/message-panel';
import { PageHeading } from '../../components/page-heading';
import { RetryPanel } from '../../components/retry-panel';
import { useListFilters } from '../../providers/list-state';
import { MailRows } from './mail-rows';
import { MAIL_STATUS_LABELS } from './mail-status';
import { t } from '../../i18n/t';

const STATUSES = MAIL_STATUSES.map((value) => ({ value, label: MAIL_STATUS_LABELS[value] }));

/** Every mail of the last month; those that could not be delivered come first. */
export function MailList() {
  return (
    <ListBase
      perPage={25}
      sort={{ field: 'created_at', order: 'DESC' }}
      queryOptions={{ onError: (error: Error) => console.error(error) }}
    >
      <PageHeading title={t('Emails')} />
      <ListFilters searchLabel={t('Search by recipient or subject')}>
        <StatusFilter choices={STATUSES} />
      </ListFilters>
      <MailListContent />
      <ListPagination choices={[25, 50, 100, 200]} />
    </ListBase>
  );
}

function MailListContent() {
  const { data, isPending, error, refetch } = useListContext<Mail>();
  const { filterValues } = useListFilters();
  if (error)
    return <RetryPanel title={t('The emails could not be loaded')} error={error} onRetry={refetch} />;
  if (isPending) return <LoadingPanel text={t('Loading emails...')} />;
  if (data.length === 0 && Object.keys(filterValues).length > 0) {
    return <NoMatches rows="emails" />;
  }
  if (data.length === 0) {
    return (
      <MessagePanel title={t('No emails yet')}>
        {t(
          'Emails from the last 30 days are listed here: to applicants, members, share buyers, HR and support.',
        )}
      </MessagePanel>
    );
  }
  return <MailRows mails={data} />;
}
