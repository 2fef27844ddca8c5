import type { PoolClient, QueryResultRow } from 'pg';
import Cursor from 'pg-cursor';
import type { DataSource, QueryRunner } from 'typeorm';

const AT_ONCE = 100;
/** The clock of one statement runs until its last row is read, and a reader far away may need a while for all. */
const LONGEST_STREAM_MS = 15 * 60 * 1000;

/** The rows of a long list from a connection of its own, all as they were when it was begun. */
export async function* streamRows<Row extends QueryResultRow>(
  dataSource: DataSource,
  sql: string,
  parameters: unknown[],
): AsyncGenerator<Row> {
  const runner = dataSource.createQueryRunner('slave');
  try {
    await runner.query(`SET statement_timeout = ${LONGEST_STREAM_MS}`);
    yield* readRows<Row>(runner, sql, parameters);
  } finally {
    try {
      await runner.query('RESET statement_timeout');
    } finally {
      await runner.release();
    }
  }
}

/**
 * The rows of a statement in its order, a hundred at a time as they are asked for. A connection that is lost is an error of
 * the next of them; TypeORM's stream of rows would wait for it for ever, and keep its place in the pool.
 */
async function* readRows<Row extends QueryResultRow>(
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
