import type { AuditObject } from '@smash/contract';
import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';

/** Columns of a record that several administrators edit. */
export interface EditableRow {
  id: number | string;
  createdAt: Date;
  updatedAt: Date;
  /** Starts at 1; every change raises it. */
  version: number;
}

/** A type of record that administrators create, edit and delete. */
export interface Editable<Row extends EditableRow> {
  /** The name in audit actions, error codes and sentences. */
  name: AuditObject;
  entity: EntityTarget<Row>;
  /** Which rows exist for the caller; all, if left out. */
  existing?: FindOptionsWhere<Row>;
  /** Set by a soft delete, whose rows are hidden, not removed; without it, deleting removes the row. */
  hiddenBy?: () => QueryDeepPartialEntity<Row>;
  /** Which rows are hidden, and the values that bring them back; without it, nothing can be restored. */
  hidden?: { rows: FindOptionsWhere<Row>; shownBy: QueryDeepPartialEntity<Row> };
  /** Updates what depends on other columns, in the transaction that changed or restored the row. */
  followUp?: (manager: EntityManager, row: Row) => Promise<void>;
}

/** Whether a row holds these values already. */
export function hasValues<Row extends object>(row: Row, values: Partial<Row>): boolean {
  return Object.entries(values).every(
    ([column, value]) => JSON.stringify(row[column as keyof Row]) === JSON.stringify(value),
  );
}
