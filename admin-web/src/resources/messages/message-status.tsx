import { formatLongDate } from '@smash/contract';
import { Badge } from '../../components/badge';

/** Whether members see a message, and since when. */
export function MessageStatus({ publishedAt }: { publishedAt: string | null }) {
  if (publishedAt === null) return <Badge tone="grey">Draft</Badge>;
  return (
    <Badge tone="green" hasDot>
      {`Published ${formatLongDate(new Date(publishedAt))}`}
    </Badge>
  );
}
