import type { Activity } from '@smash/contract/client';
import type { RecordColumn } from '../../components/record-list/record-column';
import { RecordList } from '../../components/record-list/record-list';
import { TextLink } from '../../components/text-link';
import { ZoneFilter } from '../../components/zones/zone-filter';
import { ZoneName } from '../../components/zones/zone-name';
import { ACTIVITY } from './activity-record';
import { t } from '../../i18n/t';
import { formatDate } from '../../i18n/format';

const COLUMNS: readonly RecordColumn<Activity>[] = [
  {
    label: t('Title'),
    source: 'title',
    render: ({ id, title }) => <TextLink to={`/activities/${id}`}>{title}</TextLink>,
  },
  { label: t('Zone'), render: ({ zone_id }) => <ZoneName id={zone_id} /> },
  {
    label: t('Date'),
    source: 'happens_on',
    firstOrder: 'DESC',
    render: ({ happens_on }) => (happens_on === null ? t('Not set') : formatDate(happens_on)),
  },
  {
    label: t('Changed'),
    source: 'updated_at',
    firstOrder: 'DESC',
    render: ({ updated_at }) => formatDate(updated_at),
  },
];

export function ActivityList() {
  return (
    <RecordList
      type={ACTIVITY}
      title={t('Activities')}
      createLabel={t('Add activity')}
      sort={{ field: 'happens_on', order: 'DESC' }}
      searchLabel={t('Search by title or text')}
      filters={<ZoneFilter />}
      emptyText={t(
        "Activities you add here are counted on the members' dashboard, for one zone or for the whole nation.",
      )}
      columns={COLUMNS}
      nameOf={({ title }) => title}
    />
  );
}
