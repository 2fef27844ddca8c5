import type { QueryRunner } from 'typeorm';

/**
 * Makes an index outside a transaction, while backends run. May be interrupted and repeated: a finished index is kept,
 * since each may take minutes and has to wait for transactions that read its table.
 * @param definition table, columns, condition
 */
export async function makeIndex(runner: QueryRunner, name: string, definition: string): Promise<void> {
  const valid = (await runner.query(
    `SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND indisvalid`,
    [name],
  )) as unknown[];
  if (valid.length > 0) return;
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${definition}`);
}

/**
 * Replaces an index outside a transaction, while backends run: the old one serves until the new one is there, even
 * while a backup that reads the table keeps it from being dropped. May be interrupted and repeated.
 * @param definition table, columns and condition of the new index
 */
export async function replaceIndex(runner: QueryRunner, name: string, definition: string): Promise<void> {
  const made = `${name}_new`;
  await makeIndex(runner, made, definition);
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await runner.query(`ALTER INDEX ${made} RENAME TO ${name}`);
}
