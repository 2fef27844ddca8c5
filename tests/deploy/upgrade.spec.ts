import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runFunctions } from '../support/deploy/shell-functions.js';
import { eventually } from '../support/api/state.js';
import { runToEnd } from '../support/programs.js';

describe('an upgrade', () => {
  const refuse = (running: string, database: string, image: string) =>
    runFunctions('scripts/lib/upgrade.sh', 'require_same_postgres', [
      `'compose ps -q postgres') printf '%s' '${running}'; exit ;;`,
      `'compose exec -T postgres'*) echo ${database}; exit ;;`,
      `'compose run '*' database-tools --version') echo 'postgres (PostgreSQL) ${image} (Debian)'; exit ;;`,
    ]);

  it('is refused with a PostgreSQL that cannot read the database', async () => {
    const { code, errors } = await refuse('id', '17', '18.2');
    expect(code).toBe(1);
    expect(errors).toContain('is PostgreSQL 17, but POSTGRES_IMAGE is 18');
  });

  it('knows the commit of a clone that belongs to another user', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'smash-clone-'));
    try {
      const git = 'git -c user.name=x -c user.email=x@smash.example';
      const clone = `cd ${folder}; git init -q; ${git} commit -q --allow-empty -m x`;
      // Makes git take every folder for somebody else's.
      const call = `${clone}; export GIT_TEST_ASSUME_DIFFERENT_OWNER=1; source_commit`;
      expect((await runFunctions('scripts/lib/upgrade.sh', call, [])).output).toMatch(/^[0-9a-f]{8}\n$/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('is allowed with another minor version, or with a database elsewhere', async () => {
    expect(await refuse('id', '17', '17.12')).toMatchObject({ code: 0, errors: '' });
    expect(await refuse('', '16', '17.12')).toMatchObject({ code: 0, errors: '' });
  });

  it.each([
    ['remembered by an upgrade that was interrupted', 'sha256:old', 'sha256:old'],
    ['that runs now if no backend runs the remembered one', 'sha256:older', 'sha256:new'],
    ['that runs now if none is remembered', '', 'sha256:new'],
  ])('takes as the previous version the one %s', async (_which, remembered, expected) => {
    const { output } = await runFunctions(
      'scripts/lib/upgrade.sh',
      'remember_images; echo "$backend_image"',
      [
        `'compose ps '*backend) printf 'new\\nold\\n'; exit ;;`,
        `'compose ps '*) echo other; exit ;;`,
        `'image inspect '*) ${remembered ? `echo ${remembered}` : 'exit 1'}; exit ;;`,
        `'inspect --format {{.Image}} '*) echo "sha256:\${4}"; exit ;;`,
        `'inspect '*) echo smash/backend:latest; exit ;;`,
      ],
    );
    expect(output).toBe(`${expected}\n`);
  });
});

describe('new pages', () => {
  const serve = (code: string) =>
    runFunctions('scripts/lib/upgrade.sh', 'serve_pages', [
      `'compose ps -aq pages') printf 'pages\\nleft\\n'; exit ;;`,
      `'inspect --format {{.State.ExitCode}} pages') echo ${code}; exit ;;`,
      `'inspect '*) exit 1 ;;`,
    ]);

  it('are served although an interrupted run has left a container', async () => {
    expect(await serve('0')).toMatchObject({ code: 0, errors: '' });
  });

  it('are not served if they could not be copied', async () => {
    expect(await serve('2')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('could not be copied to nginx'),
    });
  });
});

describe('going back from an upgrade', () => {
  const goBack = (functions: string, branches: readonly string[]) =>
    runFunctions(
      'scripts/lib/upgrade.sh',
      `lock=$(mktemp -d)
       cd "$lock"
       mkdir scripts
       printf '#!/bin/sh\necho "rolled $*"' > scripts/roll
       chmod +x scripts/roll
       has_rolled=1 old_version=
       backend_image=old backend_name=b pages_image=p pages_name=p minio_image=m minio_name=m
       ${functions}
       go_back 2`,
      branches,
    );

  it.each([
    ['the names of the images', 'serve_pages() { :; }', "'tag '*) exit 1 ;;"],
    ['the pages', 'serve_pages() { false; }', '*) ;;'],
  ])('says how to go on by hand if it fails: %s', async (_part, functions, branch) => {
    const { code, output, errors } = await goBack(functions, [branch]);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toContain('scripts/roll --no-migration, docker compose up -d');
  });

  it.each([
    ['rolls if no old backend is left, as the new one may only be busy', 'new1', 'rolled --no-migration\n'],
    ['removes a new backend that never became healthy', 'new1 old1', ''],
  ])('%s', async (_what, running, expected) => {
    const { code, output, calls } = await goBack('serve_pages() { :; }; look() { :; }', [
      `'compose ps '*) printf '%s\\n' ${running}; exit ;;`,
      `'inspect --format {{.Image}} '*) echo "\${4%1}"; exit ;;`,
      `'inspect --format {{.State.Health.Status}} '*) echo unhealthy; exit ;;`,
    ]);
    expect({ code, output }).toEqual({ code: 2, output: expected });
    expect(calls.includes('rm -fv new1')).toBe(expected === '');
    // By the old version, once no other serves: brings back views that a killed migration has taken away.
    expect(calls.at(-1)).toBe('compose run --rm --no-deps -T migrate');
  });
});

describe('a roll or an upgrade', () => {
  let folder: string;
  const inFolder = (name: string) => path.join(folder, name);
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-roll-'));
    await mkdir(inFolder('scripts'));
    for (const name of ['lib', 'roll', 'upgrade'])
      await cp(inRoot('scripts', name), inFolder(`scripts/${name}`), { recursive: true });
    const docker = `#!/bin/sh
case "$*" in
*'ps -q backend') echo one ;;
*RestartCount*) echo 0 healthy ;;
esac
`;
    await writeFile(inFolder('docker'), docker, { mode: 0o755 });
    await writeFile(inFolder('.env'), '');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const run = (script: string, ...args: string[]) =>
    runToEnd(inFolder(`scripts/${script}`), args, {
      env: { PATH: `${folder}:${process.env['PATH']}` },
    });
  const startOfMachine = async () =>
    (await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim();
  async function lockedBy(text?: string) {
    await mkdir(inFolder('.roll.lock'));
    if (text) await writeFile(inFolder('.roll.lock/pid'), `${text}\n`);
  }
  async function endedProcess() {
    const child = spawn('true');
    await once(child, 'exit');
    return child.pid;
  }

  it('waits for a backend that is unhealthy only for a moment', async () => {
    const docker = `#!/bin/sh
case "$*" in
*'ps -q backend') echo one; [ ! -f ${folder}/up ] || echo two ;;
*' up '*) touch ${folder}/up ;;
*RestartCount*) if [ -f ${folder}/looked ]; then echo 0 healthy; else touch ${folder}/looked; echo 0 unhealthy; fi ;;
esac
`;
    await writeFile(inFolder('docker'), docker, { mode: 0o755 });
    expect(await run('roll')).toMatchObject({ code: 0 });
  });

  it('makes its backup in the folder of the caller, to which the place and the passphrase file may be relative', async () => {
    await writeFile(inFolder('scripts/backup'), '#!/bin/sh\necho "$PWD: $*"\nexit 1\n', { mode: 0o755 });
    const elsewhere = inFolder('elsewhere');
    await mkdir(elsewhere);
    const ended = await runToEnd(inFolder('scripts/upgrade'), ['backups'], {
      cwd: elsewhere,
      env: { PATH: `${folder}:${process.env['PATH']}` },
    });
    expect(ended).toMatchObject({ code: 1, output: expect.stringContaining(`${elsewhere}: backups\n`) });
  });

  it('leaves no lock behind', async () => {
    expect(await run('roll')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Replaced 1 backend'),
    });
    expect(await readdir(folder)).not.toContain('.roll.lock');
  });

  it.each<[string, () => Promise<string>]>([
    ['a roll that was killed', async () => `${await endedProcess()} ${await startOfMachine()}`],
    ['a roll that ended with the machine', () => Promise.resolve(`${process.pid} another-start`)],
  ])('ignores the lock of %s', async (_which, holder) => {
    await lockedBy(await holder());
    expect(await run('roll')).toMatchObject({ code: 0 });
  });

  it.each(['roll', 'upgrade'])(
    'is refused while a roll holds the lock, before it does anything: %s',
    async (script) => {
      const args = script === 'upgrade' ? [inFolder('backups')] : [];
      const refused = { code: 1, errors: 'A roll is under way. If it was killed: rm -r .roll.lock\n' };
      await lockedBy();
      expect(await run(script, ...args)).toMatchObject(refused);
      await rm(inFolder('.roll.lock'), { recursive: true });
      await lockedBy(`${process.pid} ${await startOfMachine()}`);
      expect(await run(script, ...args)).toMatchObject(refused);
      expect(await readdir(folder)).toContain('.roll.lock');
    },
  );

  it.each([
    ['says why it cannot take its lock', 'false', 'Permission denied\n', ''],
    [
      'is refused if another takes the lock first',
      '/bin/mkdir "$@"',
      'File exists\n',
      'A roll is under way.\n',
    ],
  ])('%s', async (_what, first, reason, said) => {
    const mkdir = `#!/bin/sh\n${first}\nprintf '${reason}' >&2\nexit 1\n`;
    await writeFile(inFolder('mkdir'), mkdir, { mode: 0o755 });
    expect(await run('roll')).toMatchObject({ code: 1, errors: `${reason}${said}` });
  });

  it('is refused while an upgrade holds its lock, but not once that was killed', async () => {
    await mkdir(inFolder('.upgrade.lock'));
    expect(await run('upgrade', inFolder('backups'))).toMatchObject({
      code: 1,
      errors: 'An upgrade is under way. If it was killed: rm -r .upgrade.lock\n',
    });
    await writeFile(inFolder('.upgrade.lock/pid'), `${await endedProcess()} ${await startOfMachine()}\n`);
    expect((await run('upgrade', inFolder('backups'))).errors).not.toContain('is under way');
    expect(await readdir(folder)).not.toContain('.upgrade.lock');
  });

  it('can be undone with upgrade --back after it has finished', async () => {
    for (const name of ['backup', 'make-env'])
      await writeFile(inFolder(`scripts/${name}`), '#!/bin/sh\n', { mode: 0o755 });
    await writeFile(inFolder('package.json'), '{\n  "version": "1.1.0",\n}\n');
    await writeFile(inFolder('.env'), 'SMASH_IMAGES=smash\nSMASH_VERSION=1.0.0\nPUBLIC_URL=http://site\n');
    // In this file a backend is named by its image.
    await writeFile(inFolder('backends'), '1.0.0\n');
    const docker = `#!/bin/sh
cd ${folder}
echo "$SMASH_VERSION: $*" >> calls
case "$*" in
*'ps -q postgres' | *'--status exited'*) ;;
*' ps '*backend) cat backends ;;
*'compose pull'*) [ "$SMASH_VERSION" != 1.2.0 ] ;;
*'compose ps '*) echo pages ;;
*'--scale '*) echo "$SMASH_VERSION" >> backends ;;
'rm -v '*) awk -v gone="$3" '$0 == gone && !n++ { next } 1' backends > left; mv left backends ;;
*RestartCount*) echo 0 healthy ;;
*Health.Status*) echo healthy ;;
*ExitCode*) echo 0 ;;
*'{{range '*) echo smash_front ;;
*Config.Labels*) echo http://site ;;
'inspect '*'{{.Config.Image}}'*) echo "smash/image:$4" ;;
'compose config --images') echo "smash/image:$SMASH_VERSION smash/image:pages" ;;
'image inspect --format {{.Id}} '*) shift 4; for name; do echo "\${name#*:}"; done ;;
'inspect --format {{.Image}} '*) echo "$4" ;;
esac
`;
    await writeFile(inFolder('docker'), docker, { mode: 0o755 });
    /** Returns the last three tags, each with its image. */
    const lastTags = async () =>
      (await readFile(inFolder('calls'), 'utf8')).match(/(?<=: tag )\S+ \S+/g)?.slice(-3);
    expect(await run('upgrade', '--back')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('No upgrade'),
    });
    expect(await run('upgrade', 'backups', '1.1.0')).toMatchObject({ code: 0, errors: '' });
    expect(await readFile(inFolder('backends'), 'utf8')).toBe('1.1.0\n');
    // An upgrade that fails, and one to the running version, keep the way back.
    expect(await run('upgrade', 'backups', '1.2.0')).toMatchObject({ code: 1 });
    expect(await run('upgrade', 'backups', '1.1.0')).toMatchObject({ code: 0 });
    expect(await lastTags()).toContain('1.0.0 smash/image:before-upgrade');
    await writeFile(inFolder('calls'), '');

    expect(await run('upgrade', '--back')).toMatchObject({ code: 0, errors: '' });
    expect(await readFile(inFolder('backends'), 'utf8')).toBe('1.0.0\n');
    expect(await readFile(inFolder('.env'), 'utf8')).toContain('SMASH_VERSION=1.0.0\n');
    const calls = await readFile(inFolder('calls'), 'utf8');
    expect(calls).toContain('1.0.0: tag 1.0.0 smash/image:1.0.0\n');
    // Nothing is migrated while newer backends serve; the pages come last.
    expect(calls.slice(0, calls.indexOf('rm -v 1.1.0'))).not.toContain(' migrate');
    expect(calls.indexOf('exec -T nginx sh /pages/serve')).toBeGreaterThan(calls.indexOf('rm -v 1.1.0'));
    expect((await readdir(folder)).filter((name) => name.endsWith('.lock'))).toEqual([]);

    await writeFile(inFolder('.env'), 'BACKEND_IMAGE=mine\n');
    const elsewhere = docker.replace('"smash/image:$SMASH_VERSION smash/', '"mine:1.1.0 smash/');
    await writeFile(inFolder('docker'), elsewhere, { mode: 0o755 });
    await writeFile(inFolder('calls'), '');
    expect(await run('upgrade', '--back')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('.env leads to another image now'),
    });
    expect(await readFile(inFolder('calls'), 'utf8')).not.toContain(': tag ');
  });

  (process.platform === 'linux' ? it : it.skip)(
    'goes back if its terminal is gone, and says so in upgrade.log',
    async () => {
      for (const name of ['backup', 'make-env'])
        await writeFile(inFolder(`scripts/${name}`), '#!/bin/sh\n', { mode: 0o755 });
      await writeFile(inFolder('package.json'), '{\n  "version": "1.1.0",\n}\n');
      const docker = `#!/bin/sh
echo "$*" >> calls
case "$*" in
*'compose build '*) touch building; sleep 60 ;;
*'ps -q postgres') ;;
*'compose ps '*) echo one ;;
*'{{range '*) echo smash_front ;;
*'{{.Config.Image}}'*) echo smash/backend ;;
'inspect '*) echo sha256:before ;;
esac
`;
      await writeFile(inFolder('docker'), docker, { mode: 0o755 });
      // A terminal of its own, which ends with the program that made it.
      const terminal = spawn('script', ['-qec', 'sh scripts/upgrade backups', '/dev/null'], {
        cwd: folder,
        env: { PATH: `${folder}:${process.env['PATH']}`, SHELL: '/bin/sh' },
        stdio: 'ignore',
      });
      await eventually(async () => expect(await readdir(folder)).toContain('building'));
      terminal.kill('SIGKILL');
      await eventually(async () =>
        expect(await readFile(inFolder('upgrade.log'), 'utf8')).toContain('The previous version runs.'),
      );
      await eventually(async () => expect(await readdir(folder)).not.toContain('.upgrade.lock'));
      expect(await readFile(inFolder('calls'), 'utf8')).toContain('tag sha256:before smash/backend\n');
    },
  );
});
