import type { ImportKind } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import type { Import } from '../entities/import.entity.js';

/** The cells of a row by field, as text. */
export type Cells = Partial<Record<string, string>>;

/** A row that may be written, or what has to be corrected in it. */
export type CheckedCells<Value> = { value: Value } | { problem: string };

/** The record that a row of a report leads to. */
export interface WrittenRow {
  applicationId?: string;
  jobId?: number;
}

/** How one kind of record is imported: how a row is checked, and how several are written in one transaction. */
export interface Importer<Value> {
  checker(from: Import): Promise<(cells: Cells) => CheckedCells<Value> | Promise<CheckedCells<Value>>>;
  /**
   * What identifies a row among imported ones: equal contents are one record. First the content as it is stored, then as
   * earlier releases stored it.
   */
  contentsOf(value: Value): [unknown, ...unknown[]];
  /** Those of the values whose record is here, whether it was imported or not. */
  findPresent(values: readonly Value[]): Promise<Set<Value>>;
  /** @returns the record made of each value, in the same order */
  write(manager: EntityManager, from: Import, values: Value[]): Promise<WrittenRow[]>;
}

export type Importers = { [Kind in ImportKind]: Importer<unknown> };
