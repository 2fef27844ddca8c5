import { formatDate } from '@smash/contract';
import type { Member } from '@smash/contract/client';
import { StatusFilter } from '../../components/filters/status-filter';
import type { RecordColumn } from '../../components/record-list/record-column';
import { RecordList } from '../../components/record-list/record-list';
import { TextLink } from '../../components/text-link';
import { MEMBER } from './member-record';
import { memberName } from './member-name';
import { MemberStatus } from './member-status';

const COLUMNS: readonly RecordColumn<Member>[] = [
  {
    label: 'Name',
    source: 'sname',
    render: (member) => <TextLink to={`/members/${member.id}/show`}>{memberName(member)}</TextLink>,
  },
  { label: 'Email', render: ({ email }) => email },
  { label: 'Phone', render: ({ phone }) => phone },
  { label: 'State', render: ({ state_of_resident }) => state_of_resident ?? 'Not given' },
  { label: 'Status', render: (member) => <MemberStatus member={member} /> },
  {
    label: 'Signed up',
    source: 'created_at',
    firstOrder: 'DESC',
    render: ({ created_at }) => formatDate(created_at),
  },
];

const STATUSES = [
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'unconfirmed', label: 'Unconfirmed' },
  { value: 'suspended', label: 'Suspended' },
];

/** Who signed up as an investor. */
export function MemberList() {
  return (
    <RecordList
      type={MEMBER}
      title="Members"
      sort={{ field: 'created_at', order: 'DESC' }}
      searchLabel="Search by name, email or phone"
      filters={<StatusFilter choices={STATUSES} />}
      emptyText="People who sign up as investors on the site appear here."
      columns={COLUMNS}
      nameOf={memberName}
    />
  );
}
