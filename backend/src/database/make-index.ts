import type { QueryRunner } from 'typeorm';

/**
 * Makes an index outside a transaction, while backends run. Broken off, it goes on: one that is whole is kept, since each may
 * take minutes and has to wait for who reads its table.
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
 * Takes an index's place, outside a transaction, while backends run: the former one serves until the new one is there, also
 * where a backup that reads the table keeps it from being dropped. Broken off, it goes on.
 * @param definition of the new one: table, columns, condition
 */
export async function replaceIndex(runner: QueryRunner, name: string, definition: string): Promise<void> {
  const made = `${name}_new`;
  await makeIndex(runner, made, definition);
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await runner.query(`ALTER INDEX ${made} RENAME TO ${name}`);
}
