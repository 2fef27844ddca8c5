import { setTimeout as delay } from 'node:timers/promises';
import pg, { type PoolClient } from 'pg';
import { isDatabaseAway } from '../platform/errors/database-errors.js';

type Connected = Parameters<pg.Pool['connect']>[0];

const AGAIN_MS = 200;

/**
 * The driver with pools in which who wants a connection waits while the database is away: another node comes to lead, or the server
 * starts again, within seconds, and no request has to fail for that. Once it has been away for longer, all are refused at once until it is back.
 * @param patience in milliseconds, from the first attempt that failed
 */
export function patientDriver(patience: number): typeof pg {
  class PatientPool extends pg.Pool {
    #awaySince: number | undefined;

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
      for (;;) {
        try {
          const client = await super.connect();
          this.#awaySince = undefined;
          return client;
        } catch (error) {
          if (!isDatabaseAway(error)) throw error;
          this.#awaySince ??= performance.now();
          if (performance.now() - this.#awaySince >= patience) throw error;
        }
        await delay(AGAIN_MS);
      }
    }
  }
  return { ...pg, Pool: PatientPool };
}
