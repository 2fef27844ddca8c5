import type { PoolClient, QueryResultRow } from 'pg';
import Cursor from 'pg-cursor';
import type { QueryRunner } from 'typeorm';

const AT_ONCE = 100;

/**
 * The rows of a statement in its order, a hundred at a time as they are asked for. A connection that is lost is an error of
 * the next of them; TypeORM's stream of rows would wait for it for ever, and keep its place in the pool.
 */
export async function* readRows<Row extends QueryResultRow>(
  runner: QueryRunner,
  sql: string,
  parameters: unknown[],
): AsyncGenerator<Row> {
  const client = (await runner.connect()) as PoolClient;
  const cursor = client.query(new Cursor<Row>(sql, parameters));
  let noteEnd!: () => void;
  const ended = new Promise<void>((resolve) => (noteEnd = resolve));
  client.once('end', noteEnd);
  let isLeft = false;
  try {
    let rows: Row[];
    do {
      rows = await cursor.read(AT_ONCE);
      isLeft = true;
      yield* rows;
      isLeft = false;
    } while (rows.length === AT_ONCE);
  } finally {
    // Of a lost connection the cursor does not hear that it is closed.
    if (isLeft) await Promise.race([cursor.close(), ended]);
    client.off('end', noteEnd);
  }
}
