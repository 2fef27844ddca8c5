import type { AuditObject } from '@smash/contract';
import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';

/** The columns that several administrators editing one thing need. */
export interface EditableRow {
  id: number | string;
  createdAt: Date;
  updatedAt: Date;
  /** Starts at 1; every change raises it. */
  version: number;
}

/** A type of record that administrators create, edit and delete. */
export interface Editable<Row extends EditableRow> {
  /** As audit actions, error codes and sentences name it. */
  name: AuditObject;
  entity: EntityTarget<Row>;
  /** Which rows exist for the caller; left out, all of them. */
  existing?: FindOptionsWhere<Row>;
  /** What deleting sets, for what is hidden instead of removed. */
  hiddenBy?: () => QueryDeepPartialEntity<Row>;
  /** Which rows are hidden, and what brings them back; left out, nothing does. */
  hidden?: { rows: FindOptionsWhere<Row>; shownBy: QueryDeepPartialEntity<Row> };
  /** Brings what follows from the other columns up to date, in the transaction that changed or restored a row. */
  followUp?: (manager: EntityManager, row: Row) => Promise<void>;
}

/** Whether a row holds these values already. */
export function hasValues<Row extends object>(row: Row, values: Partial<Row>): boolean {
  return Object.entries(values).every(
    ([column, value]) => JSON.stringify(row[column as keyof Row]) === JSON.stringify(value),
  );
}
