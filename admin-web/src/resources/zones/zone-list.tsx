import type { Zone } from '@smash/contract/client';
import type { RecordColumn } from '../../components/record-list/record-column';
import { RecordList } from '../../components/record-list/record-list';
import { TextLink } from '../../components/text-link';
import { ZONE } from './zone-record';
import { t } from '../../i18n/t';
import { formatDate } from '../../i18n/format';

const COLUMNS: readonly RecordColumn<Zone>[] = [
  {
    label: t('Name'),
    source: 'name',
    render: ({ id, name }) => <TextLink to={`/zones/${id}`}>{name}</TextLink>,
  },
  { label: t('States'), render: ({ states }) => states.join(', ') || t('None yet') },
  {
    label: t('Changed'),
    source: 'updated_at',
    firstOrder: 'DESC',
    render: ({ updated_at }) => formatDate(updated_at),
  },
];

export function ZoneList() {
  return (
    <RecordList
      type={ZONE}
      title={t('Zones')}
      createLabel={t('Add zone')}
      sort={{ field: 'name', order: 'ASC' }}
      searchLabel={t('Search by name')}
      emptyText={t(
        'Zones group the states. Activities and messages can be for one zone or for the whole nation.',
      )}
      columns={COLUMNS}
      nameOf={({ name }) => name}
    />
  );
}
