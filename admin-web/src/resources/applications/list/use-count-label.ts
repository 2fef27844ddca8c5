import { useListContext } from 'react-admin';
import { formatTotal } from '../../../providers/list-query';
import { isTotalCapped } from '../../../providers/list-state';

/** " (50)" for the heading of the list in context; nothing while the count is not known. */
export function useCountLabel(): string {
  const list = useListContext();
  return list.total === undefined ? '' : ` (${formatTotal(list.total, isTotalCapped(list.meta))})`;
}
