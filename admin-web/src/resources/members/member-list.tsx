import type { Member } from '@smash/contract/client';
import { StatusFilter } from '../../components/filters/status-filter';
import type { RecordColumn } from '../../components/record-list/record-column';
import { RecordList } from '../../components/record-list/record-list';
import { TextLink } from '../../components/text-link';
import { MEMBER } from './member-record';
import { memberName } from './member-name';
import { MemberStatus } from './member-status';
import { t } from '../../i18n/t';
import { formatDate } from '../../i18n/format';

const COLUMNS: readonly RecordColumn<Member>[] = [
  {
    label: t('Name'),
    source: 'sname',
    render: (member) => <TextLink to={`/members/${member.id}/show`}>{memberName(member)}</TextLink>,
  },
  { label: t('Email'), render: ({ email }) => email },
  { label: t('Phone'), render: ({ phone }) => phone },
  { label: t('State'), render: ({ state_of_resident }) => state_of_resident ?? t('Not given') },
  { label: t('Status'), render: (member) => <MemberStatus member={member} /> },
  {
    label: t('Signed up'),
    source: 'created_at',
    firstOrder: 'DESC',
    render: ({ created_at }) => formatDate(created_at),
  },
];

const STATUSES = [
  { value: 'confirmed', label: t('Confirmed') },
  { value: 'unconfirmed', label: t('Unconfirmed') },
  { value: 'suspended', label: t('Suspended') },
];

/** The people who signed up as investors. */
export function MemberList() {
  return (
    <RecordList
      type={MEMBER}
      title={t('Members')}
      sort={{ field: 'created_at', order: 'DESC' }}
      searchLabel={t('Search by name, email or phone')}
      filters={<StatusFilter choices={STATUSES} />}
      emptyText={t('People who sign up as investors on the site appear here.')}
      columns={COLUMNS}
      nameOf={memberName}
    />
  );
}
