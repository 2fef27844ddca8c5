import type { QueryRunner } from 'typeorm';

/**
 * Takes an index's place, outside a transaction, while backends run: the former one serves until the new one is there, also
 * where a backup that reads the table keeps it from being dropped. Broken off, it goes on.
 * @param definition of the new one: table, columns, condition
 */
export async function replaceIndex(runner: QueryRunner, name: string, definition: string): Promise<void> {
  const made = `${name}_new`;
  const valid = (await runner.query(
    `SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND indisvalid`,
    [made],
  )) as unknown[];
  if (valid.length === 0) {
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${made}`);
    await runner.query(`CREATE INDEX CONCURRENTLY ${made} ON ${definition}`);
  }
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await runner.query(`ALTER INDEX ${made} RENAME TO ${name}`);
}
