import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runToEnd } from '../support/programs.js';

/** Runs the functions of nginx/compose/serve, without its start, with all paths in one folder. */
describe('nginx in compose', () => {
  let folder: string;
  const inFolder = (name: string) => path.join(folder, name);
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-serve-'));
    for (const name of [
      'pages/one',
      'etc/nginx/conf.d',
      'docker-entrypoint.d',
      'tmp',
      'proc',
      'bin',
      'var/cache/nginx',
    ])
      await mkdir(inFolder(name), { recursive: true });
    await writeFile(inFolder('etc/nginx/nginx.conf'), 'of before');
    await writeFile(inFolder('pages/one/nginx.conf'), 'of one');
    await writeFile(inFolder('bin/nginx'), `#!/bin/sh\necho "$*" >> ${inFolder('asked')}\n`, { mode: 0o755 });
    const fill = `#!/bin/sh\necho server > "$NGINX_ENVSUBST_OUTPUT_DIR/site.conf"\n`;
    await writeFile(inFolder('docker-entrypoint.d/20-envsubst-on-templates.sh'), fill, { mode: 0o755 });
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Runs commands after the functions. */
  async function run(commands: string, environment: string) {
    await writeFile(inFolder('pages/one/environment'), environment);
    const serve = await readFile(inRoot('nginx/compose/serve'), 'utf8');
    const [functions = ''] = serve.split('if [ "${1:-}" = --wait ]');
    const moved = functions.replaceAll(
      /(?<=[\s"'=])\/(?=(pages|etc|tmp|proc|var|docker-entrypoint\.d)\b)/g,
      `${folder}/`,
    );
    return runToEnd('sh', ['-c', `${moved}\n${commands}`], {
      env: { PATH: `${inFolder('bin')}:${process.env['PATH']}` },
    });
  }

  async function changed(environment: string) {
    const { code } = await run('if change one; then exit 0; else exit 1; fi', environment);
    const asked = await readFile(inFolder('asked'), 'utf8').catch(() => '');
    return {
      code,
      isReloaded: asked.includes('reload'),
      runs: await readFile(inFolder('etc/nginx/nginx.conf'), 'utf8'),
    };
  }

  it('reloads its configuration when another version is put', async () => {
    expect(await changed('NAME=value')).toEqual({ code: 0, isReloaded: true, runs: 'of one' });
  });

  it('keeps its configuration if the settings of the new version cannot be filled in', async () => {
    expect(await changed('echo "The certificate cannot be read" >&2; exit 1')).toEqual({
      code: 1,
      isReloaded: false,
      runs: 'of before',
    });
  });

  it.each([
    ['NAME=value', 'one'],
    ['exit 1', 'of before'],
  ])('says which version it serves once it has read one with %s', async (environment, served) => {
    await symlink('one', inFolder('pages/version'));
    for (const place of ['tmp', 'var/cache/nginx'])
      await writeFile(inFolder(`${place}/served`), 'of before\n');
    await writeFile(inFolder('tmp/refused'), '');
    // Ends the second round.
    await writeFile(inFolder('bin/sleep'), `#!/bin/sh\nmkdir ${inFolder('round')}\n`, { mode: 0o755 });
    await run('follow', environment);
    expect(await readFile(inFolder('var/cache/nginx/served'), 'utf8')).toBe(`${served}\n`);
  });
});
