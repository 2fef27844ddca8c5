import {
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runToEnd } from '../support/programs.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTH_MS = 31 * DAY_MS;

describe('the version that nginx serves in compose', () => {
  let work: string;
  let pages: string;
  beforeEach(async () => {
    work = await mkdtemp(path.join(tmpdir(), 'smash-put-'));
    pages = path.join(work, 'pages');
    await mkdir(pages);
  });
  afterEach(() => rm(work, { recursive: true }));

  /** Makes the parts of an image that are read, with a page and a script of its version, and puts that version. */
  async function put(name: string, ...args: string[]): Promise<void> {
    const image = path.join(work, name);
    for (const [from, to] of [
      ['nginx.conf', 'etc/nginx/nginx.conf'],
      ['conf', 'etc/nginx/smash'],
      ['templates', 'etc/nginx/templates'],
      ['entrypoint', 'docker-entrypoint.d'],
    ] as const) {
      await cp(inRoot('nginx', from), path.join(image, to), { recursive: true });
    }
    for (const part of ['site', 'portal/hidden-portal']) {
      const folder = path.join(image, 'srv', part);
      await mkdir(path.join(folder, 'assets', 'fonts'), { recursive: true });
      await writeFile(path.join(folder, 'index.html'), name);
      await writeFile(path.join(folder, 'assets', `${name}.js`), name);
      await writeFile(path.join(folder, 'assets', 'fonts', 'same.woff2'), 'of all versions');
    }
    const { code, errors } = await runToEnd(inRoot('nginx', 'compose', 'put'), args, {
      env: { ...process.env, IMAGE_ROOT: image, PAGES: pages, CACHE: work },
    });
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  }
  const served = () => readlink(path.join(pages, 'version'));
  const pageOf = async (version: string) =>
    readFile(path.join(pages, version, 'srv', 'site', 'index.html'), 'utf8');
  const keptOf = async (part: string) =>
    (await readdir(path.join(pages, 'kept', part, 'assets'), { recursive: true })).sort();
  const versions = async () => (await readdir(pages)).filter((name) => /^[0-9a-f]{16}$/.test(name));

  it('is complete by itself, with its own configuration', async () => {
    await put('one');
    const version = await served();
    expect(await pageOf(version)).toBe('one');
    const texts = await Promise.all(
      ['nginx.conf', 'smash/site.conf', 'smash/maps.conf', 'templates/server.conf.template'].map((file) =>
        readFile(path.join(pages, version, file), 'utf8'),
      ),
    );
    expect(texts.join('\n')).not.toMatch(/[ "]\/srv\/|\/etc\/nginx\/(smash\/|conf\.d\/(?!.{16}\/))/);
    expect(texts.join('\n')).toContain(`root ${pages}/${version}/srv/site;`);
    expect(texts.join('\n')).toContain(`root ${pages}/kept/site;`);
    expect(await readFile(path.join(pages, 'serve'), 'utf8')).toContain('exec nginx');
  });

  it('changes with each put, which keeps the assets of all', async () => {
    await put('one');
    const first = await served();
    await put('two');
    const second = await served();
    expect([await pageOf(first), await pageOf(second)]).toEqual(['one', 'two']);
    await put('three');
    expect(await pageOf(await served())).toBe('three');
    for (const part of ['site', 'portal/hidden-portal']) {
      expect(await keptOf(part)).toEqual(['fonts', 'fonts/same.woff2', 'one.js', 'three.js', 'two.js']);
    }
  });

  it('stays for a week after the next was put, as nginx serves it until it has taken another', async () => {
    await put('one');
    const first = await served();
    await put('two');
    const second = await served();
    // Nginx has refused it, and it is put again once the cause is mended.
    await put('two');
    expect((await versions()).sort()).toEqual([first, second].sort());
    const then = new Date(Date.now() - 8 * DAY_MS);
    await utimes(path.join(pages, first), then, then);
    await put('three');
    expect((await versions()).sort()).toEqual([second, await served()].sort());
  });

  it('stays with its assets while nginx refuses all others, however long that is', async () => {
    await put('one');
    const first = await served();
    await writeFile(path.join(work, 'served'), `${first}\n`);
    await put('two');
    const then = new Date(Date.now() - MONTH_MS);
    for (const file of [first, 'kept/site/assets/one.js']) await utimes(path.join(pages, file), then, then);
    await put('three');
    expect(await versions()).toContain(first);
    expect(await keptOf('site')).toContain('one.js');
  });

  it('of long ago stays for a week as well', async () => {
    await put('one');
    const first = await served();
    const then = new Date(Date.now() - MONTH_MS);
    await utimes(path.join(pages, first), then, then);
    await put('two');
    await put('three');
    expect(await versions()).toContain(first);
  });

  it('gets the assets of the next version first with --files, and does not change', async () => {
    await put('one');
    const first = await served();
    await put('two', '--files');
    expect(await served()).toBe(first);
    expect(await keptOf('site')).toContain('two.js');
    await put('two');
    expect(await pageOf(await served())).toBe('two');
  });

  it('is the earlier one again if that is put again', async () => {
    await put('one');
    const first = await served();
    await put('two');
    await put('one');
    expect(await served()).toBe(first);
    expect(await keptOf('site')).toContain('two.js');
  });

  it('is the last one put, even after a put that was killed at its last step', async () => {
    await put('one');
    await symlink(await served(), path.join(pages, 'version.new'));
    await put('two');
    expect(await pageOf(await served())).toBe('two');
  });

  it('loses assets a month after they were last served', async () => {
    const age = async (file: string) => {
      const then = new Date(Date.now() - MONTH_MS);
      await utimes(path.join(pages, 'kept', 'site', 'assets', file), then, then);
    };
    await put('one');
    await put('two');
    await age('one.js');
    // This file was served until now.
    await age('two.js');
    await put('three');
    expect(await keptOf('site')).toEqual(['fonts', 'fonts/same.woff2', 'three.js', 'two.js']);
    // A hard link to the file of the version, so that it takes no further space.
    const { nlink } = await lstat(path.join(pages, 'kept', 'site', 'assets', 'two.js'));
    expect(nlink).toBe(2);
  });
});
