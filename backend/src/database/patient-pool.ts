import { setTimeout as delay } from 'node:timers/promises';
import pg, { type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { isDatabaseAway } from '../platform/errors/database-errors.js';

type Connected = Parameters<pg.Pool['connect']>[0];

const AGAIN_MS = 200;

/** Nobody was there for as long as the pool waits: unavailable, and nothing that another attempt a moment later would change. */
class DatabaseStaysAwayError extends Error {
  /** SQLSTATE of a client that can establish no connection. */
  readonly code = '08001';
  constructor(cause: unknown) {
    super('the database has been away for longer than requests wait', { cause });
  }
}

/**
 * The driver with pools in which who wants a connection waits while the database is away: another node comes to lead, or the server
 * starts again, within seconds, and no request has to fail for that. Once it has been away for longer, each is refused after one attempt until it is back.
 * @param patience in milliseconds, from the first attempt that failed, or from when a connection was wanted
 * @param greeting in milliseconds, for one attempt: the way to a machine that is gone swallows it, and the next one finds another
 */
export function patientDriver({ patience, greeting }: { patience: number; greeting: number }): typeof pg {
  class HastyClient extends pg.Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: greeting });
    }
  }

  class PatientPool extends pg.Pool {
    #awaySince: number | undefined;

    constructor(config?: PoolConfig) {
      super({ ...config, Client: HastyClient });
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
          this.#awaySince = undefined;
          return client;
        } catch (error) {
          // While it is away, attempts that nobody greets use the pool up: that is no overload.
          if (!isDatabaseAway(error) && this.#awaySince === undefined) throw error;
          this.#awaySince ??= triedSince;
          if (performance.now() - Math.min(this.#awaySince, wantedSince) >= patience)
            throw new DatabaseStaysAwayError(error);
        }
        await delay(AGAIN_MS);
      }
    }
  }
  return { ...pg, Pool: PatientPool };
}
