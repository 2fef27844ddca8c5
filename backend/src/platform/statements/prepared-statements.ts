import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { sqlState } from '../errors/database-errors.js';

const FEATURE_NOT_SUPPORTED = '0A000';
const names = new Map<string, string>();

/**
 * Has a statement planned once for each connection, not at each call. For statements whose text is always the same,
 * that run often, and whose best plan does not depend on their parameters. Within a transaction a statement cannot be
 * repeated, so no migration may change the type of its result columns: cast texts.
 */
export function prepared(sql: string): string {
  if (!names.has(sql)) names.set(sql, createHash('sha256').update(sql).digest('base64url').slice(0, 32));
  return sql;
}

type Query = (config: string | object, values?: unknown[], ...rest: unknown[]) => unknown;

/**
 * Names the prepared statements of a new connection. PostgreSQL refuses a prepared statement after a migration has
 * changed the type of one of its columns; that connection then plans at each call, as for other statements.
 */
export function nameStatements(client: ClientBase): void {
  const query = client.query.bind(client) as Query;
  let isOutdated = false;
  const named: Query = (text, values, ...rest) => {
    const name = typeof text === 'string' && !isOutdated ? names.get(text) : undefined;
    if (!name || rest.length > 0) return query(text, values, ...rest);
    return (query({ name, text, values }) as Promise<unknown>).catch((error: unknown) => {
      if (sqlState(error) !== FEATURE_NOT_SUPPORTED) throw error;
      isOutdated = true;
      return query(text, values);
    });
  };
  client.query = named as typeof client.query;
}
