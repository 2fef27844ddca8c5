import { formatDate } from '@smash/contract';
import type { Zone } from '@smash/contract/client';
import type { RecordColumn } from '../../components/record-list/record-column';
import { RecordList } from '../../components/record-list/record-list';
import { TextLink } from '../../components/text-link';
import { ZONE } from './zone-record';

const COLUMNS: readonly RecordColumn<Zone>[] = [
  {
    label: 'Name',
    source: 'name',
    render: ({ id, name }) => <TextLink to={`/zones/${id}`}>{name}</TextLink>,
  },
  { label: 'States', render: ({ states }) => states.join(', ') || 'None yet' },
  {
    label: 'Changed',
    source: 'updated_at',
    firstOrder: 'DESC',
    render: ({ updated_at }) => formatDate(updated_at),
  },
];

export function ZoneList() {
  return (
    <RecordList
      type={ZONE}
      title="Zones"
      createLabel="Add zone"
      sort={{ field: 'name', order: 'ASC' }}
      searchLabel="Search by name"
      emptyText="Zones group the states. Activities and messages can be for one zone or for the whole nation."
      columns={COLUMNS}
      nameOf={({ name }) => name}
    />
  );
}
