import type { PoolClient, QueryResultRow } from 'pg';
import Cursor from 'pg-cursor';
import type { DataSource, QueryRunner } from 'typeorm';
import { UnavailableException } from '../errors/api-exception.js';

const AT_ONCE = 100;
/** Most lists longer than that which one backend reads at once: each holds a connection that others would lack. */
const MOST_LONG = 4;
/** The timeout of a statement runs until its last row is read, and a distant reader may need a while. */
const LONGEST_STREAM_MS = 15 * 60 * 1000;

const longOnes = new WeakMap<DataSource, number>();
const countLong = (dataSource: DataSource, more: number) =>
  longOnes.set(dataSource, (longOnes.get(dataSource) ?? 0) + more);

/**
 * Streams the rows of a list, all as of its start, over a connection of its own.
 * @throws UnavailableException before the first row, when the list is long and others are being read
 */
export async function* streamRows<Row extends QueryResultRow>(
  dataSource: DataSource,
  sql: string,
  parameters: unknown[],
): AsyncGenerator<Row> {
  const runner = dataSource.createQueryRunner('slave');
  let isLong = false;
  try {
    await runner.query(`SET statement_timeout = ${LONGEST_STREAM_MS}`);
    for await (const rows of readRows<Row>(runner, sql, parameters)) {
      if (!isLong && rows.length === AT_ONCE) {
        if ((longOnes.get(dataSource) ?? 0) >= MOST_LONG) {
          throw new UnavailableException('Other long lists are being read. Please try again in a moment.');
        }
        isLong = true;
        countLong(dataSource, 1);
      }
      yield* rows;
    }
  } finally {
    if (isLong) countLong(dataSource, -1);
    try {
      await runner.query('RESET statement_timeout');
    } finally {
      await runner.release();
    }
  }
}

/**
 * The rows of a statement in its order, a hundred at a time on demand. A lost connection fails the next read; TypeORM's
 * stream of rows would wait for ever, and keep its place in the pool.
 */
async function* readRows<Row extends QueryResultRow>(
  runner: QueryRunner,
  sql: string,
  parameters: unknown[],
): AsyncGenerator<Row[]> {
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
      yield rows;
      isLeft = false;
    } while (rows.length === AT_ONCE);
  } finally {
    // The cursor never reports that it is closed when the connection is lost.
    if (isLeft) await Promise.race([cursor.close(), ended]);
    client.off('end', noteEnd);
  }
}
