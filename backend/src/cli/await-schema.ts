import { setTimeout as delay } from 'node:timers/promises';
import { MIGRATIONS } from '../database/migrations/index.js';
import { missingRights } from '../database/own-rights.js';
import { withDatabase } from '../database/with-database.js';
import type { Command } from './command.js';
import { counted } from './counted.js';

const POLL_MS = 2_000;
/** The health check has to wait as long: deploy/swarm/stack.yml. */
export const SCHEMA_WAIT_MS = 10 * 60_000;

/** For orchestrators that start the migration and the new backends at the same time, such as Kubernetes. */
export const awaitSchema: Command = {
  summary: 'wait up to ten minutes until `migrate` of this version has finished',
  async run(environment, _args, { console }) {
    const wanted = MIGRATIONS.map(({ name }) => name);
    for (const start = performance.now(); performance.now() - start < SCHEMA_WAIT_MS; await delay(POLL_MS)) {
      const left = await withDatabase(environment, async (dataSource) => {
        const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations');
        const missing = wanted.filter((name) => !rows.some((row) => row.name === name));
        return missing.length > 0
          ? `${counted(missing.length, 'migration')} to come`
          : missingRights(dataSource);
      }).catch((error: unknown) => `not yet: ${error instanceof Error ? error.message : String(error)}`);
      if (left === undefined) {
        console.log('The database has the schema of this version.');
        return 0;
      }
      console.log(left);
    }
    return 1;
  },
};
