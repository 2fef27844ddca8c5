import type { DataSource } from 'typeorm';
import { type BrandScope, currentScope } from './brand-scope.js';

/** A connection of the pool, and the function that gives it back. */
type Obtained = [connection: Connection, release: (error?: Error) => void];
interface Connection {
  query(text: string, values?: unknown[]): Promise<unknown>;
}
interface Pooling {
  obtainMasterConnection(): Promise<Obtained>;
}

/** Schema whose views have the names of the tables, and show only the rows that the scope allows. */
export const LIMITED_SCHEMA = 'limited';
/** Settings of a connection that these views read. */
export const SETTINGS = { brands: 'smash.brands', account: 'smash.account' } as const;

const EVERYTHING = '';

/**
 * Gives every connection that leaves the pool the scope of its caller. All statements pass here, those of TypeORM and
 * written ones, so none has to know of scopes: for a limited account, the names of the tables are those of views. A
 * connection whose scope cannot be set is not handed out.
 */
export function scopeConnections(dataSource: DataSource): DataSource {
  const driver = dataSource.driver as unknown as Pooling;
  const obtain = driver.obtainMasterConnection.bind(driver);
  const scopes = new WeakMap<Connection, string>();
  driver.obtainMasterConnection = async () => {
    const scope = currentScope();
    const wanted = scope ? JSON.stringify(scope) : EVERYTHING;
    const [connection, release] = await obtain();
    if ((scopes.get(connection) ?? EVERYTHING) === wanted) return [connection, release];
    try {
      await (scope ? limit(connection, scope) : widen(connection));
    } catch (error) {
      release(error as Error);
      throw error;
    }
    scopes.set(connection, wanted);
    return [connection, release];
  };
  return dataSource;
}

/** The search path lacks the tables themselves, so a table without a view does not exist for this connection. */
const limit = (connection: Connection, { accountId, brands }: BrandScope) =>
  connection.query(
    `SELECT set_config('search_path', $1, false), set_config('${SETTINGS.brands}', $2, false),
       set_config('${SETTINGS.account}', $3, false)`,
    [LIMITED_SCHEMA, `{${brands.join(',')}}`, accountId],
  );

const widen = (connection: Connection) =>
  connection.query(`RESET search_path; RESET ${SETTINGS.brands}; RESET ${SETTINGS.account}`);
