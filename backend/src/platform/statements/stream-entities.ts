import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { streamRows } from './read-rows.js';

/**
 * Streams the entities of a builder, all as of its start; memory does not grow with their number. Joins may add columns
 * but no rows: they are in `row`, as the database returns them.
 */
export async function* streamEntities<Row extends ObjectLiteral>(
  builder: SelectQueryBuilder<Row>,
): AsyncGenerator<{ entity: Row; row: ObjectLiteral }> {
  const { alias, dataSource, expressionMap } = builder;
  const { driver } = dataSource;
  const metadata = expressionMap.mainAlias?.metadata;
  const [sql, parameters] = builder.getQueryAndParameters();
  for await (const row of streamRows<ObjectLiteral>(dataSource, sql, parameters as unknown[])) {
    const entity = metadata?.create() as Row;
    for (const column of metadata?.columns ?? []) {
      const value: unknown = row[`${alias}_${column.databaseName}`];
      column.setEntityValue(entity, driver.prepareHydratedValue(value, column));
    }
    yield { entity, row };
  }
}
