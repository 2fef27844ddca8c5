import { MAIL_STATUSES } from '@smash/contract';
import type { Mail } from '@smash/contract/client';
import { ListBase } from 'react-admin';
import { ListFilters } from '../../components/filters/list-filters';
import { StatusFilter } from '../../components/filters/status-filter';
import { ListContent } from '../../components/list-content';
import { ListPagination } from '../../components/list-pagination';
import { PageHeading } from '../../components/page-heading';
import { MailRows } from './mail-rows';
import { RetryMailsButton } from './retry-mails-button';
import { MAIL_STATUS_LABELS } from './mail-status';
import { SAYS_ITS_FAILURE } from '../../providers/list-state';
import { t } from '../../i18n/t';

const STATUSES = MAIL_STATUSES.map((value) => ({ value, label: MAIL_STATUS_LABELS[value] }));

/** Every mail of the last month, and those kept with an application; undelivered ones come first. */
export function MailList() {
  return (
    <ListBase perPage={25} sort={{ field: 'created_at', order: 'DESC' }} queryOptions={SAYS_ITS_FAILURE}>
      <PageHeading title={t('Emails')} actions={<RetryMailsButton />} />
      <ListFilters searchLabel={t('Search by recipient or subject')}>
        <StatusFilter choices={STATUSES} />
      </ListFilters>
      <ListContent<Mail>
        rows="emails"
        emptyText={t(
          'Emails from the last 30 days are listed here: to applicants, members, share buyers, HR and support. Decisions and messages to applicants stay as long as their applications.',
        )}
      >
        {(mails) => <MailRows mails={mails} />}
      </ListContent>
      <ListPagination choices={[25, 50, 100, 200]} />
    </ListBase>
  );
}
