import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Permission } from '@smash/contract';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { apply, makeApiToken, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import {
  type Delivery,
  deliveriesOf,
  SENDING_WEBHOOKS,
  untilLogged,
  type Webhook,
} from '../../support/api/webhooks.js';

const run = promisify(execFile);
/** Waits for the next line each time. */
function linesOf(input: Readable) {
  const lines = createInterface({ input })[Symbol.asyncIterator]();
  return async () => (await lines.next()).value as string | undefined;
}
const readJson = async <T>(...parts: string[]) => JSON.parse(await readFile(inRoot(...parts), 'utf8')) as T;

/** The packages of the registry that the client and its examples need; they are installed here already. */
const OF_THE_REGISTRY = [
  'openapi-fetch',
  'openapi-typescript-helpers',
  // For the example that receives webhooks.
  'standardwebhooks',
  '@stablelib/base64',
  'fast-sha256',
];

describe('the client', () => {
  let app: ApiApp;
  let owner: Member;
  let folder: string;

  beforeAll(async () => {
    app = await startApi({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' }, SENDING_WEBHOOKS);
    owner = await registerAndLogIn(app);
    folder = await mkdtemp(path.join(tmpdir(), 'client-'));
    await install();
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  /** Installs the client in an empty folder outside the workspace, without a network. */
  async function install() {
    const pack = (...args: string[]) =>
      run('npm', ['pack', '--pack-destination', folder, ...args], { cwd: inRoot() });
    await pack('./contract/package');
    // Their scripts ran before they were published.
    await pack('--ignore-scripts', ...OF_THE_REGISTRY.map((name) => `./node_modules/${name}`));
    await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const files = (await readdir(folder)).filter((name) => name.endsWith('.tgz')).map((name) => `./${name}`);
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...files], { cwd: folder });
  }

  it('is installed from the repository, and never published under a name that others may own', async () => {
    const readme = await readFile(inRoot('contract/package/README.md'), 'utf8');
    const [, commands = ''] = /```sh\n(.+?)```/s.exec(readme) ?? [];
    expect(commands).toContain('npm pack ./contract/package');
    expect(commands).toContain('npm install ./smash-technologies-client-*.tgz');
    expect(readme).not.toMatch(/npm install @/);
    expect(await readJson('contract/package/package.json')).toHaveProperty('private', true);
  });

  /** A program in the README. */
  async function example(number: number): Promise<string> {
    const readme = await readFile(inRoot('contract/package/README.md'), 'utf8');
    const code = [...readme.matchAll(/```js\n(.+?)```/gs)][number]?.[1];
    if (!code) throw new Error(`The README has no example ${number}`);
    return code;
  }

  const makeToken = async (scopes: Permission[]) => (await makeApiToken(app, owner, scopes)).token;

  async function runExample(token: string) {
    const file = path.join(folder, 'example.js');
    await writeFile(file, await example(0));
    const env = { PATH: process.env['PATH'], SMASH_URL: app.url, SMASH_TOKEN: token };
    return run(process.execPath, [file], { cwd: folder, env });
  }

  it('lists with a token who has applied, in the twenty lines of its README', async () => {
    expect((await example(0)).trim().split('\n').length).toBeLessThanOrEqual(20);
    const { id } = await postJob(owner, { title: 'Rider Lead' });
    await apply(app, id, { answers: { first_name: 'Bola', last_name: 'Adeyemi' } });
    await postJob(owner, { title: 'Planner' });
    await postJob(owner, { title: 'Closed', is_active: false });
    const { stdout } = await runExample(await makeToken(['applications.read']));
    expect(stdout.trim().split('\n')).toEqual(['Planner: 0', 'Rider Lead: 1', '  Bola Adeyemi']);
  });

  it('reports the refusal of a token that lacks the permission', async () => {
    await expect(runExample(await makeToken(['tags.edit']))).rejects.toThrow('403 token_not_permitted');
  });

  it('posts a job and reviews an application for a signed webhook, and goes on after errors', async () => {
    const file = path.join(folder, 'webhooks.js');
    await writeFile(file, await example(1));
    const scopes: Permission[] = [
      'webhooks.manage',
      'jobs.edit',
      'applications.read',
      'applications.change_status',
    ];
    const environment = { SMASH_URL: app.url, SMASH_TOKEN: await makeToken(scopes), RECEIVER_PORT: '0' };
    const program = spawn(process.execPath, [file], {
      cwd: folder,
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(program, 'close');
    try {
      const nextLine = linesOf(program.stdout);
      const errorLine = linesOf(program.stderr);
      /** Only the first line of each error counts; the lines of its stack follow. */
      const nextError = async () => {
        for (let line = await errorLine(); ; line = await errorLine())
          if (line === undefined || /^Error: /.test(line)) return line;
      };
      const [, jobId] = /^Job (\d+) takes applications$/.exec((await nextLine()) ?? '') ?? [];
      const elsewhere = await apply(app, (await postJob(owner)).id);
      const { id } = await apply(app, Number(jobId), {
        answers: { first_name: 'Ngozi', last_name: 'Bello' },
      });
      expect(await nextLine()).toBe('Ngozi Bello is reviewed');
      const { body: other } = await owner.api.get(`/api/applications/${elsewhere.id}`).expect(200);
      expect(other).toMatchObject({ status: 'pending' });
      const { body } = await owner.api.get(`/api/applications/${id}`).expect(200);
      expect(body).toMatchObject({ job_id: Number(jobId), status: 'reviewed' });

      const [webhook] = (await owner.api.get('/api/webhooks').expect(200)).body as [Webhook];
      await untilLogged(owner, webhook, [{ type: 'application.received', state: 'delivered' }, {}]);
      const [told] = (await deliveriesOf(owner, webhook)) as [Delivery];
      await owner.api.post(`/api/webhooks/${webhook.id}/test`).expect(201);
      await untilLogged(owner, webhook, [{ type: 'webhook.test', state: 'delivered' }, {}, {}]);
      const tellAgain = () =>
        owner.api.post(`/api/webhooks/${webhook.id}/deliveries/${told.id}/resend`).expect(200);
      await owner.api.put(`/api/applications/${id}/status`).send({ status: 'accepted' }).expect(200);
      await tellAgain();
      expect(await nextError()).toContain('409 application_changed');
      await owner.api.delete(`/api/applications/${id}`).expect(204);
      await tellAgain();
      expect(await nextError()).toContain('404 application_not_found');

      await apply(app, Number(jobId), { answers: { first_name: 'Bola', last_name: 'Adeyemi' } });
      expect(await nextLine()).toBe('Bola Adeyemi is reviewed');
    } finally {
      program.kill();
      await ended;
    }
  });

  it('has types that know paths, fields and codes', async () => {
    const program = (
      field: string,
    ) => `import { createClient, type Schemas } from '@smash-technologies/client';
      const { data = [], error } = await createClient({ baseUrl: 'https://example.org' }).GET('/api/jobs/');
      const code: string | undefined = error?.code;
      export const applicationOf = (event: Schemas['ApplicationReceivedEvent']) => event.data.application_id;
      export const titles: Schemas['JobDto']['title'][] = data.map((job) => job.${field});
      export { code };`;
    const compiler = inRoot('node_modules/typescript-native/bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
    const compile = async (field: string) => {
      await writeFile(path.join(folder, 'program.ts'), program(field));
      return run(process.execPath, [compiler, ...options, 'program.ts'], { cwd: folder });
    };
    await compile('title');
    await expect(compile('titel')).rejects.toMatchObject({
      stdout: expect.stringContaining("Property 'titel' does not exist"),
    });
  });

  it('has the version of the product, as the OpenAPI description has', async () => {
    const versionOf = async (folder: string) =>
      (await readJson<{ version: string }>(folder, 'package.json')).version;
    const { info } = await readJson<{ info: { version: string } }>('contract/openapi.json');
    const version = await versionOf('backend');
    expect([await versionOf('contract/package'), info.version]).toEqual([version, version]);
  });
});
