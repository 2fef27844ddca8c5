import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { readCompose, serviceOf } from '../support/deploy/compose-files.js';
import { run } from '../support/programs.js';

describe('deploy/swarm/deploy', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-deploy-'));
    for (const file of ['deploy/swarm/deploy', 'scripts/lib/usage.sh', 'scripts/lib/env.sh']) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await cp(inRoot(file), path.join(folder, file));
    }
    const needed = ['CLUSTER_PASSWORD', 'BACKUP_PASSPHRASE', 'BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'];
    const environment = [
      'BACKEND_REPLICAS="4"',
      'BACKUP_S3_ENDPOINT=https://s3.example.com',
      ...needed.map((name) => `${name}=p`),
    ];
    await writeFile(path.join(folder, '.env'), environment.join('\n'));
    await stub('exit 1');
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Stub of docker; `inspect` is its code for `docker network inspect`. */
  const stub = (inspect: string) =>
    writeFile(
      path.join(folder, 'docker'),
      `#!/bin/sh
case $* in 'network inspect'*' smash_edge') ${inspect} ;; esac
echo "replicas \${BACKEND_REPLICAS:-}: $* (believes $FRONT_NETWORK) PIN named \${SECRET_ONBOARDING_PIN:-}"
`,
      { mode: 0o755 },
    );

  /** Returns the files and the number of backends that the script would deploy. */
  const deploy = async (...args: string[]) => {
    const env = { PATH: `${folder}:${process.env['PATH']}` };
    const said = await run(path.join(folder, 'deploy/swarm/deploy'), [...args, '--config'], { env });
    const files = [...said.matchAll(/-c (\S+)/g)].map(([, file = '']) => file);
    return { files, replicas: /^replicas (\d+):/.exec(said)?.[1], said };
  };
  const servicesOf = (files: string[]) =>
    files.flatMap((file) => Object.keys(readCompose('deploy/swarm', file).services));

  it('migrates whenever it starts backends', async () => {
    const { files, replicas } = await deploy('--data');
    expect(replicas).toBe('4');
    expect(servicesOf(files)).toEqual(expect.arrayContaining(['backend', 'migrate', 'postgres']));
  });

  it('does not migrate with --no-backends, since a restore needs an empty database', async () => {
    const { files, replicas } = await deploy('--data', '--no-backends');
    expect(replicas).toBe('0');
    expect(servicesOf(files)).toEqual(expect.arrayContaining(['nginx', 'postgres', 'bucket']));
    expect(servicesOf(files)).not.toContain('migrate');
  });

  it.each([
    'BACKEND_REPLICAS=5 # as many as nodes',
    'export BACKEND_REPLICAS = "5"',
    'BACKEND_REPLICAS=4\nBACKEND_REPLICAS=5',
  ])('reads .env as compose does: %j', async (lines) => {
    await writeFile(path.join(folder, '.env'), lines);
    expect((await deploy('--data')).replicas).toBe('5');
  });

  it.each(['http://10.0.0.5:9000', 's3.example.com', ''])(
    'refuses %j for the backups of a cluster, which pgBackRest would take for another store',
    async (endpoint) => {
      await appendFile(path.join(folder, '.env'), `\nBACKUP_S3_ENDPOINT=${endpoint}\n`);
      await expect(deploy('--cluster')).rejects.toThrow(
        'BACKUP_S3_ENDPOINT in .env must begin with https://',
      );
    },
  );

  it('encrypts traffic between nodes with --encrypted', async () => {
    expect((await deploy('--encrypted', '--cluster')).files.at(-1)).toBe('encrypted.yml');
    expect((await deploy('--data')).files).not.toContain('encrypted.yml');
  });

  it('is documented with a push of only those images that are built here', async () => {
    const text = await readFile(inRoot('docs/operations.md'), 'utf8');
    const pushed = [...text.matchAll(/docker compose push ([\w -]+?)\s*(?:#.*)?$/gm)].flatMap(
      ([, names = '']) => names.split(' '),
    );
    expect(pushed).not.toEqual([]);
    const compose = readCompose('docker-compose.yml');
    for (const name of pushed) expect([name, serviceOf(compose, name)]).toMatchObject([name, { build: {} }]);
  });

  it('names a secret by a hash of its content that nobody can guess without the key', async () => {
    const named = async (...lines: string[]) => {
      await writeFile(path.join(folder, '.env'), lines.join('\n'));
      const [, name = ''] = /PIN named (\S*)/.exec((await deploy()).said) ?? [];
      expect(name).toMatch(/^smash_ONBOARDING_PIN_[0-9a-f]{12}$/);
      return name;
    };
    const [key, pin] = [`RATE_LIMIT_SECRET=${'r'.repeat(32)}`, 'ONBOARDING_PIN=481516'];
    const name = await named(key, pin);
    expect(await named(key, pin, `JWT_SECRET=${'j'.repeat(32)}`)).toBe(name);
    expect(await named(key, 'ONBOARDING_PIN=481517')).not.toBe(name);
    expect(await named(`RATE_LIMIT_SECRET=${'s'.repeat(32)}`, pin)).not.toBe(name);
  });

  it('has backends trust the addresses of the existing network, which a deployment cannot change', async () => {
    expect((await deploy()).said).toContain('(believes 172.31.250.0/24)');
    await writeFile(path.join(folder, '.env'), 'FRONT_NETWORK=10.70.1.0/24\n');
    expect((await deploy()).said).toContain('(believes 10.70.1.0/24)');
    await stub('echo 10.0.3.0/24; exit');
    expect((await deploy()).said).toContain('(believes 10.0.3.0/24)');
  });
});
