import { Badge } from '../../components/badge';
import { StatusFilter } from '../../components/filters/status-filter';
import { RecordList } from '../../components/record-list/record-list';
import type { RecordColumn } from '../../components/record-list/record-column';
import { TextLink } from '../../components/text-link';
import { ZoneFilter } from '../../components/zones/zone-filter';
import { ZoneName } from '../../components/zones/zone-name';
import type { MessageRecord } from '../../providers/calls/resources/messages';
import { MESSAGE } from './message-record';
import { PublishButton } from './publish-button';
import { t } from '../../i18n/t';
import { formatDate } from '../../i18n/format';

const COLUMNS: readonly RecordColumn<MessageRecord>[] = [
  {
    label: t('Title'),
    source: 'title',
    render: ({ id, title }) => <TextLink to={`/messages/${id}`}>{title}</TextLink>,
  },
  { label: t('For'), render: ({ zone_id }) => <ZoneName id={zone_id} /> },
  {
    label: t('Status'),
    source: 'published_at',
    firstOrder: 'DESC',
    render: ({ published_at }) => <MessageStatus publishedAt={published_at} />,
  },
];

const STATUSES = [
  { value: 'published', label: t('Published') },
  { value: 'draft', label: t('Draft') },
];

export function MessageList() {
  return (
    <RecordList
      type={MESSAGE}
      title={t('Messages')}
      createLabel={t('Write message')}
      sort={{ field: 'created_at', order: 'DESC' }}
      searchLabel={t('Search by title or text')}
      filters={
        <>
          <ZoneFilter />
          <StatusFilter choices={STATUSES} />
        </>
      }
      emptyText={t(
        "Once published, a message appears on the members' dashboard, in one zone or in the whole nation.",
      )}
      columns={COLUMNS}
      rowActions={<PublishButton />}
      nameOf={({ title }) => title}
    />
  );
}

/** Whether members see a message, and since when. */
function MessageStatus({ publishedAt }: { publishedAt: string | null }) {
  if (publishedAt === null) return <Badge tone="grey">{t('Draft')}</Badge>;
  return (
    <Badge tone="green" hasDot>
      {t('Published %{date}', { date: formatDate(publishedAt) })}
    </Badge>
  );
}
