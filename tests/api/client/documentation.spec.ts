import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apply, makeApiToken, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { aCv } from '../../support/samples/builders.js';

const run = promisify(execFile);
const text = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8');
const commands = [...text.matchAll(/```sh\n(.+?)```/gs)].map(([, command = '']) => command);

describe('the commands of docs/api.md', () => {
  let app: ApiApp;
  let owner: Member;
  let folder: string;
  let jobId: number;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
    folder = await mkdtemp(path.join(tmpdir(), 'commands-'));
    await writeFile(path.join(folder, 'cv.pdf'), (await aCv()).content);
    await writeFile(path.join(folder, '.curlrc'), 'silent\nshow-error\nfail-with-body\n');
    const { token } = await makeApiToken(app, owner, ['applications.read', 'applications.export']);
    env = {
      PATH: process.env['PATH'],
      HOME: folder,
      SMASH_TOKEN: token,
      APPLICATION: (await apply(app, jobId)).id,
    };
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it.each(commands)('work as they are written: %s', async (command) => {
    const here = command.replace('https://example.org', app.url).replace('/jobs/1/', `/jobs/${jobId}/`);
    const { stdout } = await run('sh', ['-c', here], { cwd: folder, env });
    expect(JSON.parse(stdout)).not.toHaveProperty('code');
  });
});
