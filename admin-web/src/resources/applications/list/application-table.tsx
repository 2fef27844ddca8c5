import { Card } from '@mui/material';
import { DataTable, SelectPageCheckbox } from 'react-admin';
import { SortableColumn } from '../../../components/sortable-column';
import { useListFilters } from '../../../providers/list-state';
import { columnsOf, hasRatingColumn } from './columns/application-columns';
import { type Density, useTableView } from './columns/use-table-view';
import { RowCheckbox } from './selection/row-checkbox';

/** A compact row is one line: the content of a cell gets at most 28 px, and no address wraps. */
const STYLES: Record<Density, object> = {
  compact: {
    '& .MuiTableCell-root': { px: 1, py: '1px' },
    '& td': { fontSize: '0.8125rem' },
    '& .column-status div': { flexWrap: 'nowrap' },
    '& .MuiCheckbox-root, & td .MuiIconButton-root': { p: 0.5 },
    '& .MuiCheckbox-root svg': { fontSize: '1.25rem' },
  },
  comfortable: { '& td': { fontSize: '0.875rem' } },
};

/** The applications as a table, with the person's own columns and density. */
export function ApplicationTable({ hasJobColumn }: { hasJobColumn: boolean }) {
  const { columnsKey, density } = useTableView();
  const { filterValues } = useListFilters();
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <DataTable bulkActionButtons={false} rowClick={false} storeKey={columnsKey} sx={STYLES[density]}>
        <DataTable.Col label={<SelectPageCheckbox />} field={RowCheckbox} sx={{ pr: 0, width: 48 }} />
        {columnsOf(hasJobColumn, hasRatingColumn(filterValues)).map(({ source, ...column }) =>
          source === undefined ? (
            <DataTable.Col key={column.label} {...column} />
          ) : (
            <SortableColumn key={column.label} source={source} {...column} />
          ),
        )}
      </DataTable>
    </Card>
  );
}
