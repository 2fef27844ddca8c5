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
 * @param maxWait milliseconds since the first failed attempt, or since the connection was wanted, whichever is earlier;
 * until the pool has connected once, since it was wanted
 * @param connectTimeout milliseconds for the first attempt: the address of a lost machine may never respond, and the next
 * attempt may reach another machine. Each further one may take as long as all before it, since a database that is only
 * busy greets in the end, and cutting its greetings short would keep it busy.
 */
export function reconnectingDriver({
  maxWait,
  connectTimeout,
}: {
  maxWait: number;
  connectTimeout: number;
}): typeof pg {
  // Of the attempt that is being made: the pool makes its client at once.
  let timeout = connectTimeout;

  class TimeoutClient extends pg.Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: timeout });
    }
  }

  class ReconnectingPool extends pg.Pool {
    #awaySince: number | undefined;
    #hasConnected = false;

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
        const waited = triedSince - wantedSince;
        timeout = Math.max(connectTimeout, Math.ceil(Math.min(waited, maxWait - waited)));
        try {
          const client = await super.connect();
          this.#awaySince = undefined;
          this.#hasConnected = true;
          return client;
        } catch (error) {
          // While the database is away, attempts that time out fill the pool: that is no overload.
          if (!isDatabaseAway(error) && this.#awaySince === undefined) throw error;
          this.#awaySince ??= triedSince;
          const since = this.#hasConnected ? Math.min(this.#awaySince, wantedSince) : wantedSince;
          if (performance.now() - since >= maxWait) throw new DatabaseStaysAwayError(error);
        }
        await delay(RETRY_MS);
      }
    }
  }
  return { ...pg, Pool: ReconnectingPool };
}
