import { Card } from '@mui/material';
import { DataTable, type RaRecord } from 'react-admin';
import { SortableColumn } from '../sortable-column';
import { hasActions, RecordActions, type RecordActionsProps } from './record-actions';
import type { RecordColumn } from './record-column';
import { t } from '../../i18n/t';

interface RecordTableProps<Row extends RaRecord> extends RecordActionsProps<Row> {
  columns: readonly RecordColumn<Row>[];
}

export function RecordTable<Row extends RaRecord>({ columns, ...actions }: RecordTableProps<Row>) {
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <DataTable<Row> bulkActionButtons={false} rowClick={false} sx={{ '& td': { fontSize: '0.875rem' } }}>
        {columns.map(({ label, source, firstOrder, render }) =>
          source === undefined ? (
            <DataTable.Col key={label} label={label} render={(row) => render(row as Row)} />
          ) : (
            <SortableColumn
              key={label}
              source={source}
              label={label}
              sortByOrder={firstOrder}
              render={(row) => render(row as Row)}
            />
          ),
        )}
        {hasActions(actions) && (
          <DataTable.Col label={t('Actions')} align="right" render={() => <RecordActions {...actions} />} />
        )}
      </DataTable>
    </Card>
  );
}
