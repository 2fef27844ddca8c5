import { useListContext } from 'react-admin';
import { formatTotal } from '../../providers/list-query';

/** " (50)" for the heading of the list in context; nothing while the count is not known. */
export function useCountLabel(): string {
  const { total, meta, isPending, error } = useListContext();
  if (isPending || error || total === undefined) return '';
  return ` (${formatTotal(total, meta?.isTotalCapped === true)})`;
}
