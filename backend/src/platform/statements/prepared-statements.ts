import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { sqlState } from '../errors/database-errors.js';

const FEATURE_NOT_SUPPORTED = '0A000';
const names = new Map<string, string>();

/**
 * Has a statement planned once for each connection instead of at each call. For statements that are always the same text,
 * are asked often, and whose best plan does not depend on their parameters. In a transaction no migration may change the
 * type of what they return, since there they cannot be asked again: texts are cast.
 */
export function prepared(sql: string): string {
  if (!names.has(sql)) names.set(sql, createHash('sha256').update(sql).digest('base64url').slice(0, 32));
  return sql;
}

type Query = (config: string | object, values?: unknown[], ...rest: unknown[]) => unknown;

/**
 * Names the prepared statements of a new connection, whoever sends them. A migration may change the type of a column of
 * one that is there already, which PostgreSQL refuses: that connection then plans at each call, like any other.
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
