import { setTimeout as delay } from 'node:timers/promises';
import pg, { type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { isDatabaseAway } from '../platform/errors/database-errors.js';

type Connected = Parameters<pg.Pool['connect']>[0];

const RETRY_MS = 200;

/** The database stayed away for as long as the pool waits: unavailable, and a retry a moment later would not help. */
class DatabaseStaysAwayError extends Error {
  /** SQLSTATE for a client that cannot establish a connection. */
  readonly code = '08001';
  constructor(cause: unknown) {
    super('the database has been away for longer than requests wait', { cause });
  }
}

/**
 * The `pg` driver with pools that wait for the database to return, so that a restart or failover of a few seconds fails
 * no request. After that, every connection is refused after one attempt until the database is back.
 * @param maxWait milliseconds since the first failed attempt, or since the connection was wanted, whichever is earlier
 * @param connectTimeout milliseconds for one attempt; until the first succeeds, as long as the database has been away so
 * far, if that is more, but no longer than the pool waits for a connection: the address of a lost machine may never respond, and the next attempt may reach another machine
 */
export function reconnectingDriver({
  maxWait,
  connectTimeout,
}: {
  maxWait: number;
  connectTimeout: number;
}): typeof pg {
  let awaySince: number | undefined;
  let hasStarted = false;

  class TimeoutClient extends pg.Client {
    constructor(config?: ClientConfig) {
      // A database that is only busy greets in the end, and cutting its greetings short would keep it busy. Requests, which
      // come after the start, are answered soon.
      const away = hasStarted || awaySince === undefined ? 0 : Math.ceil(performance.now() - awaySince);
      super({ ...config, connectionTimeoutMillis: Math.max(connectTimeout, Math.min(away, maxWait)) });
    }
  }

  class ReconnectingPool extends pg.Pool {
    constructor(config?: PoolConfig) {
      super({ ...config, Client: TimeoutClient });
    }

    override connect(): Promise<PoolClient>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<PoolClient> | void {
      const connected = this.#connect();
      if (!callback) return connected;
      connected.then(
        (client) => callback(undefined, client, client.release.bind(client)),
        (error: unknown) => callback(error as Error, undefined, () => undefined),
      );
    }

    async #connect(): Promise<PoolClient> {
      const wantedSince = performance.now();
      for (;;) {
        const triedSince = performance.now();
        try {
          const client = await super.connect();
          awaySince = undefined;
          hasStarted = true;
          return client;
        } catch (error) {
          // While the database is away, attempts that time out fill the pool: that is no overload.
          if (!isDatabaseAway(error) && awaySince === undefined) throw error;
          awaySince ??= triedSince;
          if (performance.now() - Math.min(awaySince, wantedSince) >= maxWait)
            throw new DatabaseStaysAwayError(error);
        }
        await delay(RETRY_MS);
      }
    }
  }
  return { ...pg, Pool: ReconnectingPool };
}
