import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useListFilters } from '../../providers/list-state';
import type { RecordType } from '../editing/record-type';
import { NoMatches } from '../filters/no-matches';
import { LoadingPanel } from '../loading-panel';
import { MessagePanel } from '../message-panel';
import { RetryPanel } from '../retry-panel';
import type { RecordColumn } from './record-column';
import { RecordCards } from './record-cards';
import { RecordTable } from './record-table';
import { t } from '../../i18n/t';

interface RecordRowsProps<Row extends RaRecord> {
  type: RecordType;
  createButton: ReactNode;
  isEditable: boolean;
  emptyText: string;
  columns: readonly RecordColumn<Row>[];
  rowActions?: ReactNode;
  nameOf: (row: Row) => string;
}

/** The rows as a table, or as cards where a table would not fit; or why there are none. */
export function RecordRows<Row extends RaRecord>(props: RecordRowsProps<Row>) {
  const { type, createButton, isEditable, emptyText, columns, rowActions, nameOf } = props;
  const { data, isPending, error, refetch } = useListContext<Row>();
  const { filterValues } = useListFilters();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { rows } = type;
  if (error)
    return <RetryPanel title={t(`The ${rows} could not be loaded`)} error={error} onRetry={refetch} />;
  if (isPending) return <LoadingPanel text={t(`Loading ${rows}...`)} />;
  if (data.length === 0 && Object.keys(filterValues).length > 0) {
    return <NoMatches rows={rows} />;
  }
  if (data.length === 0) {
    return (
      <MessagePanel title={t(`No ${rows} yet`)} action={createButton}>
        {emptyText}
      </MessagePanel>
    );
  }
  const Rows = isNarrow ? RecordCards<Row> : RecordTable<Row>;
  const actions = { type, isEditable, rowActions, nameOf };
  return <Rows columns={columns} {...actions} />;
}
