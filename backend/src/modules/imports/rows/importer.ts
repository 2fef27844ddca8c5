import type { ImportKind } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import type { Import } from '../entities/import.entity.js';

/** The cells of a row by field, as text. */
export type Cells = Partial<Record<string, string>>;

/** A row that may be written, or what has to be corrected in it. */
export type CheckedCells<Value> = { value: Value } | { problem: string };

/** Where a row of a report leads. */
export interface WrittenRow {
  applicationId?: string;
  jobId?: number;
}

/** How one kind of thing comes in: what a row is held against, and how several are written in one transaction. */
export interface Importer<Value> {
  checker(from: Import): Promise<(cells: Cells) => CheckedCells<Value> | Promise<CheckedCells<Value>>>;
  /** @returns what each became, in the same order */
  write(manager: EntityManager, from: Import, values: Value[]): Promise<WrittenRow[]>;
}

export type Importers = { [Kind in ImportKind]: Importer<unknown> };
