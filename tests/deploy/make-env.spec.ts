import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readEnvironment } from '../../backend/src/platform/config/environment.js';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { run, runToEnd } from '../support/programs.js';
import { readYaml } from '../support/deploy/yaml-files.js';

const INTERFACES = '/proc/net/if_inet6';
const hasIpv6 = existsSync(INTERFACES) && readFileSync(INTERFACES, 'utf8') !== '';

const DOCKERFILES = ['Dockerfile', 'minio/Dockerfile', 'deploy/swarm/cluster/Dockerfile'];
/** What images copy and containers mount of this folder. */
const SOURCES = [
  ...DOCKERFILES.flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(/^COPY (?!--from)(?:--\S+ )?(.+) \S+$/gm)].flatMap(
      ([, sources = '']) => sources.split(' ').map((source) => path.join(path.dirname(file), source)),
    ),
  ),
  ...readdirSync(inRoot())
    .filter((file) => /^docker-compose.*\.yml$/.test(file))
    .flatMap((file) =>
      [...readFileSync(inRoot(file), 'utf8').matchAll(/'\.\/([^:']+):/g)].map(([, source = '']) => source),
    ),
];

describe('scripts/make-env', () => {
  let folder: string;
  let environmentFile: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-make-env-'));
    environmentFile = path.join(folder, '.env');
    await mkdir(path.join(folder, 'scripts', 'lib'), { recursive: true });
    for (const file of ['make-env', 'lib/usage.sh', 'lib/env.sh']) {
      await cp(inRoot('scripts', file), path.join(folder, 'scripts', file));
    }
    await cp(inRoot('.env.example'), path.join(folder, '.env.example'));
    for (const source of SOURCES) {
      const copy = path.join(folder, source);
      const isFolder = (await stat(inRoot(source))).isDirectory();
      await mkdir(isFolder ? copy : path.dirname(copy), { recursive: true });
      await writeFile(isFolder ? path.join(copy, 'file') : copy, '');
    }
  });
  afterEach(() => rm(folder, { recursive: true }));

  const makeEnv = (...args: string[]) => runToEnd(path.join(folder, 'scripts', 'make-env'), args);
  const values = async (): Promise<Record<string, string>> => {
    const lines = (await readFile(environmentFile, 'utf8')).split('\n');
    return Object.fromEntries(
      lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/=(.*)/s, 2) as [string, string]),
    );
  };

  it('makes every secret, readable only by its owner, and the backend accepts them', async () => {
    expect(await makeEnv('https://careers.example.com/')).toMatchObject({ code: 0 });
    const made = await values();
    expect(Object.entries(made).filter(([, value]) => value === '')).toEqual([]);
    expect(made['PUBLIC_URL']).toBe('https://careers.example.com');
    for (const name of ['ADMIN_SETUP_TOKEN', 'MINIO_ROOT_PASSWORD', 'S3_SECRET_KEY', 'POSTGRES_PASSWORD'])
      expect(made[name]).toMatch(/^[A-Za-z\d]{48}$/);
    expect((await stat(environmentFile)).mode & 0o777).toBe(0o600);
    const environment = {
      ...made,
      STORAGE: 's3',
      S3_ENDPOINT: 'http://minio:9000',
      DATABASE_URL: 'postgres://postgres/smash',
      UPLOAD_PATH: '/spool',
    };
    expect(readEnvironment(environment)).toMatchObject({ ADMIN_SETUP_TOKEN: made['ADMIN_SETUP_TOKEN'] });
    expect(await makeEnv('--check')).toMatchObject({ code: 0 });
  });

  it('adds secrets that an earlier version did not have, and keeps the rest', async () => {
    await makeEnv('https://careers.example.com');
    const { ADMIN_SETUP_TOKEN: former, ...kept } = await values();
    const lines = Object.entries(kept).map(([name, value]) => `${name}=${value}\n`);
    await writeFile(environmentFile, lines.join(''));
    const check = await makeEnv('--check');
    expect(check).toMatchObject({ code: 1, errors: 'Missing in .env: ADMIN_SETUP_TOKEN\n' });
    expect(await makeEnv()).toMatchObject({ code: 0, errors: 'Added to .env: ADMIN_SETUP_TOKEN\n' });
    const { ADMIN_SETUP_TOKEN: added, ...others } = await values();
    expect(others).toEqual(kept);
    expect(added).toMatch(/^[\w-]{48}$/);
    expect(added).not.toBe(former);
  });

  it('counts a secret between empty quotation marks as missing, as compose does', async () => {
    await makeEnv('https://careers.example.com');
    const made = await readFile(environmentFile, 'utf8');
    await writeFile(environmentFile, made.replace(/^JWT_SECRET=.*$/m, 'JWT_SECRET=""'));
    expect(await makeEnv('--check')).toMatchObject({ code: 1, errors: 'Missing in .env: JWT_SECRET\n' });
    expect(await makeEnv()).toMatchObject({ code: 0, errors: 'Added to .env: JWT_SECRET\n' });
    expect((await values())['JWT_SECRET']).toMatch(/^[A-Za-z\d]{48}$/);
  });

  it('refuses two lines of COMPOSE_FILE, of which compose would use only the last', async () => {
    await makeEnv('https://careers.example.com');
    const line = 'COMPOSE_FILE=docker-compose.yml:docker-compose';
    await appendFile(environmentFile, `${line}.proxy.yml\n`);
    expect(await makeEnv('--check')).toMatchObject({ code: 0 });
    await appendFile(environmentFile, `${line}.ca.yml\n`);
    const check = await makeEnv('--check');
    expect(check).toMatchObject({ code: 1 });
    expect(check.errors).toContain('COMPOSE_FILE is in .env more than once');
  });

  it('recognises lines in every form that compose reads, and does not add them again', async () => {
    await makeEnv('https://careers.example.com');
    const made = await values();
    const forms = ['export %', ' %', '%', 'export  %'];
    const lines = Object.entries(made).map(([name, value], index) => {
      const sign = ['=', ' = ', ' =', ': '][index % 4];
      return `${forms[index % 4]?.replace('%', name)}${sign}${value}\n`;
    });
    await writeFile(environmentFile, lines.join(''));
    expect(await makeEnv('--check')).toMatchObject({ code: 0 });
    expect(await makeEnv()).toMatchObject({ code: 0, errors: '' });
    expect(await readFile(environmentFile, 'utf8')).toBe(lines.join(''));
  });

  it('gives each installation its own project name, network and key id', async () => {
    const made: Record<string, string>[] = [];
    for (let round = 0; round < 2; round += 1) {
      await rm(environmentFile, { force: true });
      await makeEnv('https://careers.example.com');
      made.push(await values());
    }
    const [first = {}, second = {}] = made;
    const [key, otherKey] = made.map(({ FILE_ENCRYPTION_KEYS: pair = '' }) => pair.split(':')[0]);
    expect(key).toMatch(/^k[0-9a-f]{8}$/);
    expect(otherKey).not.toBe(key);
    expect(first['COMPOSE_PROJECT_NAME']).toMatch(/^smash-technology-[0-9a-f]{8}$/);
    expect(second['COMPOSE_PROJECT_NAME']).not.toBe(first['COMPOSE_PROJECT_NAME']);
    for (const { FRONT_NETWORK: network = '' } of made) {
      const [, b, c] = /^10\.(\d+)\.(\d+)\.0\/24$/.exec(network) ?? [];
      expect(Number(b)).toBeGreaterThanOrEqual(80);
      expect(Number(b)).toBeLessThan(128);
      expect(Number(c)).toBeLessThan(256);
    }
  });

  it('keeps the existing file if the disk is full', async () => {
    await writeFile(environmentFile, 'FILE_ENCRYPTION_KEYS=k1:kept\n');
    const grep = path.join(folder, 'grep');
    const real = (await runToEnd('sh', ['-c', 'command -v grep'])).output.trim();
    const refuses = `#!/bin/sh\ncase $1 in -v*) exit 2 ;; esac\nexec ${real} "$@"\n`;
    await writeFile(grep, refuses, { mode: 0o755 });
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
    const ended = await runToEnd(path.join(folder, 'scripts', 'make-env'), ['https://example.com'], { env });
    expect(ended.code).not.toBe(0);
    expect(await values()).toEqual({ FILE_ENCRYPTION_KEYS: 'k1:kept' });
  });

  it('gives an installation its own network even if the first run was killed', async () => {
    const awk = path.join(folder, 'awk');
    await writeFile(awk, '#!/bin/sh\nkill -TERM $PPID\n', { mode: 0o755 });
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
    const ended = await runToEnd(path.join(folder, 'scripts', 'make-env'), ['https://example.com'], { env });
    expect(ended.code).not.toBe(0);
    await rm(awk);
    expect(await makeEnv('https://example.com')).toMatchObject({ code: 0 });
    const { COMPOSE_PROJECT_NAME: name, FRONT_NETWORK: network } = await values();
    expect([name, network]).toEqual([expect.stringMatching(/-[0-9a-f]{8}$/), expect.stringMatching(/^10\./)]);
  });

  it.each([
    ['26.1.5', false],
    ['28.2.2', hasIpv6],
    ['', false],
  ])('sets PUBLIC_IPV6 with Docker %j: %s', async (version, isSeen) => {
    const programs = path.join(folder, 'bin');
    await mkdir(programs);
    const docker = `#!/bin/sh\n[ "$*" = "version --format {{.Server.Version}}" ] && [ -n "${version}" ] && echo ${version}\n`;
    await writeFile(path.join(programs, 'docker'), docker, { mode: 0o755 });
    const environment = { ...process.env, PATH: `${programs}:${process.env['PATH']}` };
    const ended = await runToEnd(path.join(folder, 'scripts', 'make-env'), ['https://careers.example.com'], {
      env: environment,
    });
    expect(ended).toMatchObject({ code: 0, errors: '' });
    expect((await values())['PUBLIC_IPV6']).toBe(isSeen ? 'true' : undefined);
  });

  it('makes nothing that git or an image could take in, and neither are copies of .env', async () => {
    const secret = ['.env', '.env.new', '.env.old', '.env-2026-11-30', '.before-upgrade.new'];
    const { output } = await runToEnd('git', ['check-ignore', ...secret, '.env.example'], { cwd: inRoot() });
    expect(output.split('\n').slice(0, -1)).toEqual(secret);
    expect(await readFile(inRoot('.dockerignore'), 'utf8')).toContain('\n.env*\n');
  });

  it('opens to users of containers what images copy and containers mount, and no secret', async () => {
    expect(SOURCES).toEqual(
      expect.arrayContaining([
        'package.json',
        'nginx/conf',
        'minio/lifecycle.json',
        'nginx/compose',
        'scripts/restore',
      ]),
    );
    const secret = 'deploy/kubernetes/site/secrets.env';
    await mkdir(path.dirname(path.join(folder, secret)), { recursive: true });
    await writeFile(path.join(folder, secret), '');
    await run('chmod', ['-R', 'go=', folder]);
    expect(await makeEnv('https://careers.example.com')).toMatchObject({ code: 0, errors: '' });
    const isOpen = async (file: string) => {
      const { mode } = await stat(path.join(folder, file));
      return (mode & 0o044) === 0o044;
    };
    const closed: string[] = [];
    for (const source of [...SOURCES, 'nginx/compose/file', secret])
      if (!(await isOpen(source))) closed.push(source);
    expect(closed).toEqual([secret]);
    expect((await stat(path.join(folder, 'nginx/compose'))).mode & 0o777).toBe(0o755);
  });

  it('does not change the name and the network of an existing installation', async () => {
    await writeFile(environmentFile, 'PUBLIC_URL=https://careers.example.com\n');
    expect(await makeEnv()).toMatchObject({ code: 0 });
    expect(await values()).not.toHaveProperty('COMPOSE_PROJECT_NAME');
    expect(await values()).not.toHaveProperty('FRONT_NETWORK');
    expect(readYaml<{ name: string }>('docker-compose.yml')).toMatchObject([{ name: 'smash-technology' }]);
  });
});
