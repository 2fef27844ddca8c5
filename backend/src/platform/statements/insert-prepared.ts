import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { prepared } from './prepared-statements.js';

/** With more rows the text of the statement differs each time, so no connection should keep it. */
const MOST_PREPARED_ROWS = 3;

interface Options {
  /** SQL after the values. Columns that it returns have to be cast, as in every prepared statement. */
  ending?: string;
}

/**
 * Inserts rows with a statement that each connection plans once: for rows written with every application. Columns
 * without a value get their default and, unlike with TypeORM's insert, are not read back.
 * @returns the rows that the ending returns
 */
export async function insertPrepared<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: readonly Partial<Row>[],
  { ending = '' }: Options = {},
): Promise<unknown[]> {
  if (rows.length === 0) return [];
  const { columns: all, tableName } = manager.dataSource.getMetadata(entity);
  const columns = all.filter((column) => rows.some((row) => column.getEntityValue(row) !== undefined));
  const parameters: unknown[] = [];
  const values = rows.map((row) => {
    const cells = columns.map((column) => {
      const value: unknown = column.getEntityValue(row);
      if (value === undefined) return 'DEFAULT';
      parameters.push(manager.dataSource.driver.preparePersistentValue(value, column));
      return `$${parameters.length}`;
    });
    return `(${cells.join(', ')})`;
  });
  const names = columns.map(({ databaseName }) => `"${databaseName}"`).join(', ');
  const sql = `INSERT INTO "${tableName}" (${names}) VALUES ${values.join(', ')} ${ending}`;
  return manager.query<unknown[]>(rows.length > MOST_PREPARED_ROWS ? sql : prepared(sql), parameters);
}
