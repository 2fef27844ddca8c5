import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { RecordType } from '../editing/record-type';
import { ListContent } from '../list-content';
import type { RecordColumn } from './record-column';
import { RecordCards } from './record-cards';
import { RecordTable } from './record-table';
import { useIsNarrow } from '../use-is-narrow';

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
  const isNarrow = useIsNarrow('md');
  const Rows = isNarrow ? RecordCards<Row> : RecordTable<Row>;
  return (
    <ListContent<Row> rows={type.rows} emptyText={emptyText} action={createButton}>
      {() => (
        <Rows type={type} isEditable={isEditable} rowActions={rowActions} nameOf={nameOf} columns={columns} />
      )}
    </ListContent>
  );
}
