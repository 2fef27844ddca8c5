import {
  DataTable,
  type DataTableColumnProps,
  useDataTableRenderContext,
  useListSortContext,
} from 'react-admin';

const DIRECTIONS = { ASC: 'ascending', DESC: 'descending' } as const;

/** A column that sorts on the server, and says in its heading that the table is sorted by it. */
export function SortableColumn(props: DataTableColumnProps & { source: string }) {
  const isHeading = useDataTableRenderContext() === 'header';
  const { sort } = useListSortContext();
  const direction = isHeading && sort.field === props.source ? DIRECTIONS[sort.order] : undefined;
  return <DataTable.Col {...props} aria-sort={direction} />;
}
