import { TablePagination } from '@mui/material';
import { useListContext } from 'react-admin';
import { formatTotal } from '../providers/list-query';
import { isTotalCapped } from '../providers/list-state';
import { useIsNarrow } from './use-is-narrow';
import { t } from '../i18n/t';

/** Which rows are shown, out of how many as far as the server counted, and the buttons to the other pages. */
export function ListPagination({ choices }: { choices: number[] }) {
  const list = useListContext();
  const { page, perPage, total = 0, setPage, setPerPage, isPending } = list;
  const isNarrow = useIsNarrow();
  const isOutside = (page - 1) * perPage >= total;
  if (isPending || isOutside || total <= Math.min(...choices)) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={isNarrow ? [] : choices}
      labelDisplayedRows={({ from, to, count }) =>
        t('%{from}–%{to} of %{count}', { from, to, count: formatTotal(count, isTotalCapped(list.meta)) })
      }
      onPageChange={(_event, index) => setPage(index + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
    />
  );
}
