import { formatDate } from '@smash/contract';
import { Badge } from '../../components/badge';
import { StatusFilter } from '../../components/filters/status-filter';
import { RecordList } from '../../components/record-list/record-list';
import type { RecordColumn } from '../../components/record-list/record-column';
import { TextLink } from '../../components/text-link';
import { ZoneFilter } from '../../components/zones/zone-filter';
import { ZoneName } from '../../components/zones/zone-name';
import type { MessageRecord } from '../../providers/calls/messages';
import { MESSAGE } from './message-record';
import { PublishButton } from './publish-button';

const COLUMNS: readonly RecordColumn<MessageRecord>[] = [
  {
    label: 'Title',
    source: 'title',
    render: ({ id, title }) => <TextLink to={`/messages/${id}`}>{title}</TextLink>,
  },
  { label: 'For', render: ({ zone_id }) => <ZoneName id={zone_id} /> },
  {
    label: 'Status',
    source: 'published_at',
    firstOrder: 'DESC',
    render: ({ published_at }) => <MessageStatus publishedAt={published_at} />,
  },
];

const STATUSES = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
];

export function MessageList() {
  return (
    <RecordList
      type={MESSAGE}
      title="Messages"
      createLabel="Write message"
      sort={{ field: 'created_at', order: 'DESC' }}
      searchLabel="Search by title or text"
      filters={
        <>
          <ZoneFilter />
          <StatusFilter choices={STATUSES} />
        </>
      }
      emptyText="Once published, a message appears on the members' dashboard, in one zone or in the whole nation."
      columns={COLUMNS}
      rowActions={<PublishButton />}
      nameOf={({ title }) => title}
    />
  );
}

/** Whether members see a message, and since when. */
function MessageStatus({ publishedAt }: { publishedAt: string | null }) {
  if (publishedAt === null) return <Badge tone="grey">Draft</Badge>;
  return (
    <Badge tone="green" hasDot>
      {`Published ${formatDate(publishedAt)}`}
    </Badge>
  );
}
