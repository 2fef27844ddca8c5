import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';

const run = promisify(execFile);
const inRoot = (...parts: string[]) =>
  fileURLToPath(new URL(path.join('../../..', ...parts), import.meta.url));
const readJson = async <T>(...parts: string[]) => JSON.parse(await readFile(inRoot(...parts), 'utf8')) as T;

/** The package, and what it needs of the registry, which is installed here already. */
const PACKED = ['contract/package', 'node_modules/openapi-fetch', 'node_modules/openapi-typescript-helpers'];

describe('the published client', () => {
  let app: ApiApp;
  let owner: Member;
  let folder: string;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    folder = await mkdtemp(path.join(tmpdir(), 'client-'));
    await install();
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  /** Into an empty folder that knows nothing of the workspace, without a network. */
  async function install() {
    for (const each of PACKED) {
      // Of what comes from the registry, the registry has run the scripts.
      const scripts = each.startsWith('node_modules') ? ['--ignore-scripts'] : [];
      await run('npm', ['pack', ...scripts, '--pack-destination', folder], { cwd: inRoot(each) });
    }
    await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const files = (await readdir(folder)).filter((name) => name.endsWith('.tgz')).map((name) => `./${name}`);
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...files], { cwd: folder });
  }

  /** The program in the README. */
  async function example(): Promise<string> {
    const [, code] =
      /```js\n(.+?)```/s.exec(await readFile(inRoot('contract/package/README.md'), 'utf8')) ?? [];
    if (!code) throw new Error('The README has no example');
    return code;
  }

  async function makeToken(scopes: string[]): Promise<string> {
    const wanted = { name: scopes.join(), scopes, brands: [], expires_in_days: 1 };
    const { password } = owner.account;
    const { body } = await owner.api
      .post('/api/tokens')
      .send({ ...wanted, password })
      .expect(201);
    return (body as Schemas['MadeApiTokenDto']).token;
  }

  async function runExample(token: string) {
    const file = path.join(folder, 'example.js');
    await writeFile(file, await example());
    const env = { PATH: process.env['PATH'], SMASH_URL: app.url, SMASH_TOKEN: token };
    return run(process.execPath, [file], { cwd: folder, env });
  }

  it('lists with a token who has applied, by the twenty lines of its README', async () => {
    expect((await example()).trim().split('\n').length).toBeLessThanOrEqual(20);
    const { id } = await postJob(owner, { title: 'Rider Lead' });
    await apply(app, id, { answers: { first_name: 'Bola', last_name: 'Adeyemi' } });
    await postJob(owner, { title: 'Planner' });
    const { stdout } = await runExample(await makeToken(['applications.read']));
    expect(stdout.trim().split('\n')).toEqual(['Planner: 0', 'Rider Lead: 1', '  Bola Adeyemi']);
  });

  it('says what is wrong with a token that may not', async () => {
    await expect(runExample(await makeToken(['tags.edit']))).rejects.toThrow('403 token_not_permitted');
  });

  it('brings its types, which know paths, fields and codes', async () => {
    const program = (
      field: string,
    ) => `import { createClient, type Schemas } from '@smash-technologies/client';
      const { data = [], error } = await createClient({ baseUrl: 'https://example.org' }).GET('/api/jobs/');
      const code: string | undefined = error?.code;
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

  it('has the version of the description', async () => {
    const { version } = await readJson<{ version: string }>('contract/package/package.json');
    const { info } = await readJson<{ info: { version: string } }>('contract/openapi.json');
    expect(version).toBe(info.version);
  });
});
