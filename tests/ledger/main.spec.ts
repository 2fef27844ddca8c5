import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnvironment } from '../../backend/src/platform/config/environment.js';
import { createFileStorage } from '../../backend/src/platform/files/create-file-storage.js';
import { postJob, registerAndLogIn } from '../support/api/actions.js';
import { type ApiApp, startApi } from '../support/api/app.js';
import { testStorages } from '../support/api/storages.js';
import { runToEnd } from '../support/programs.js';
import { newApplication } from './application.mjs';
import { openLedger } from './ledger.mjs';

const program = fileURLToPath(new URL('main.mjs', import.meta.url));

describe.each(testStorages())(
  'the ledger, compared by itself with a site whose files are on $name',
  ({ prepare }) => {
    let app: ApiApp;
    let token: string;
    let file: string;
    beforeAll(async () => {
      app = await startApi(await prepare());
      const owner = await registerAndLogIn(app);
      token = owner.token;
      const jobId = (await postJob(owner)).id;
      const ledger = await openLedger();
      file = ledger.file;
      const { sent, form } = newApplication({ jobId, hasLetter: true });
      const act = await ledger.begin('application', sent);
      await ledger.attempt(act, () =>
        fetch(`${app.url}/api/jobs/${jobId}/apply`, { method: 'POST', body: form() }),
      );
      await ledger.close();
    });
    afterAll(() => app.close());

    /** @param environment of the program, and nothing else */
    const check = (environment: NodeJS.ProcessEnv) =>
      runToEnd(process.execPath, [program, file, app.url], { env: environment });
    const backends = () => ({ ...app.site.environment, DATABASE_URL: app.site.ownerUrl });

    it('finds nothing where all is whole, by the API, and by database and store', async () => {
      const whole =
        'application: 1 acknowledged of 1 in 1 requests; 0 lost, 0 doubled, 0 orphaned, 0 wrong\n';
      expect(await check({ LEDGER_TOKEN: token })).toEqual({ code: 0, output: whole, errors: '' });
      expect(await check(backends())).toEqual({ code: 0, output: whole, errors: '' });
    });

    it('finds a file that is gone, and one that nobody asked for', async () => {
      const store = createFileStorage(readEnvironment(app.site.environment));
      const [row] = await app.query<{ storage_key: string }>('SELECT storage_key FROM application_files');
      await store.delete(row?.storage_key ?? '');
      const stray = Buffer.from('stray');
      await store.put('stray', Readable.from([stray]), stray.length);
      const { code, output } = await check(backends());
      expect(code).toBe(1);
      expect(output).toContain('1 lost, 0 doubled, 1 orphaned, 0 wrong');
      expect(output).toContain('orphaned object stray: no row names it');
    });
  },
);
