import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { readCompose, serviceOf } from '../support/deploy/compose-files.js';
import { runToEnd } from '../support/programs.js';

describe('the backup scripts', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-docker-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Puts a stub of a program first on the PATH. */
  const putProgram = (name: string, text: string) =>
    writeFile(path.join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  /** Runs a script with a stub of docker. @returns its result and the calls of docker */
  async function runWith(docker: string, script: string, args: string[], settings: NodeJS.ProcessEnv = {}) {
    const calls = path.join(folder, 'calls');
    await writeFile(calls, '');
    await putProgram('docker', `[ "$1" = info ] || echo "$COMPOSE_FILE $*" >> ${calls}\n${docker}`);
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, ...settings };
    const ended = await runToEnd(inRoot('scripts', script), args, { cwd: folder, env });
    return { ...ended, calls: (await readFile(calls, 'utf8')).split('\n').filter(Boolean) };
  }

  it('run pg_dump and pg_restore with the connection of the backends', async () => {
    const compose = readCompose('docker-compose.yml');
    const tools = serviceOf(compose, 'database-tools');
    expect(tools.environment).toEqual({
      DATABASE_OWNER_URL: serviceOf(compose, 'migrate').environment?.['DATABASE_OWNER_URL'],
    });
    expect(serviceOf(compose, 'backend').networks).toEqual(
      expect.arrayContaining(tools.networks ?? ['none']),
    );
    expect(tools.image).toBe(serviceOf(compose, 'postgres').image);

    const { code, errors, calls } = await runWith('', 'backup', [path.join(folder, 'backups')], {
      SSL_CERT_FILE: path.join(folder, 'none.crt'),
    });
    expect(code).toBe(1);
    expect(errors).toContain('no table application_files');
    expect(await readdir(path.join(folder, 'backups'))).toEqual([]);
    const begin = ' compose run --rm --no-deps -T --entrypoint';
    expect(calls.filter((call) => call.startsWith(' compose'))).toEqual([
      expect.stringMatching(new RegExp(`^${begin} bash database-tools -c `)),
      `${begin} pg_restore database-tools --file=- --data-only`,
    ]);
  });

  it('give their containers the machine’s certificate authorities, which the image lacks', async () => {
    const authorities = path.join(folder, 'authorities.crt');
    await writeFile(authorities, '');
    const { calls } = await runWith('', 'backup', [path.join(folder, 'backups')], {
      SSL_CERT_FILE: authorities,
    });
    const tools = calls.filter((call) => call.startsWith(' compose'));
    expect(tools).toHaveLength(2);
    const given = `--volume ${authorities}:/authorities.crt:ro -e SSL_CERT_FILE=/authorities.crt`;
    for (const call of tools) expect(call).toContain(` compose run --rm --no-deps -T ${given} --entrypoint `);
  });

  it('join the network of a Swarm stack with BACKUP_TOOLS=swarm', async () => {
    const { calls } = await runWith('', 'save-erasures', ['s3://bucket'], { BACKUP_TOOLS: 'swarm' });
    expect(calls).toEqual([
      expect.stringMatching(
        /^docker-compose\.yml:deploy\/swarm\/backup\.yml compose run .*save-erasures s3:\/\/bucket$/,
      ),
    ]);
    expect(readCompose('deploy/swarm/stack.yml').networks?.['data']).toMatchObject({ attachable: true });
  });

  it('let root write into a folder of somebody else, as it may outside of a container', async () => {
    const { calls } = await runWith('', 'save-erasures', [path.join(folder, 'backups')]);
    expect(calls).toEqual([
      expect.stringContaining(` --volume ${folder}/backups:/backup --cap-add DAC_OVERRIDE -e `),
    ]);
    const withoutFolder = await runWith('', 'save-erasures', ['s3://bucket']);
    expect(withoutFolder.calls).toEqual([expect.not.stringContaining('--cap-add')]);
  });

  it('keep the place in the folder of the caller whatever CDPATH is', async () => {
    await mkdir(path.join(folder, 'elsewhere', 'backups'), { recursive: true });
    const { calls } = await runWith('', 'save-erasures', ['backups'], {
      CDPATH: path.join(folder, 'elsewhere'),
    });
    expect(calls).toEqual([expect.stringContaining(` --volume ${folder}/backups:/backup `)]);
  });

  it('refuse an unknown value of BACKUP_TOOLS', async () => {
    const { code, errors, calls } = await runWith('', 'backup', [folder], { BACKUP_TOOLS: 'podman' });
    expect({ code, errors, calls }).toEqual({
      code: 2,
      errors: 'BACKUP_TOOLS must be compose, swarm or local, not podman.\n',
      calls: [],
    });
  });

  it.each(['s3://bucket/one', 's3://bucket'])(
    'work in /var/tmp on the disk, or in TMPDIR if that is set: %s',
    async (place) => {
      const script = place === 's3://bucket' ? 'backup' : 'restore';
      const docker = `case "$*" in *pg_restore*) echo 'COPY public.application_files (storage_key) FROM stdin;' ;; esac`;
      const workspace = async (TMPDIR?: string) => {
        const { calls } = await runWith(docker, script, [place], { BACKUP_TOOLS: 'swarm', TMPDIR });
        return calls.map((call) => / --volume (\S+)\/smash\.\S+:\/backup /.exec(call)?.[1]).find(Boolean);
      };
      expect(await workspace()).toBe('/var/tmp');
      expect(await workspace(folder)).toBe(folder);
    },
  );

  describe('for a database with one application', () => {
    /** The text that pg_restore writes, with these lines first. */
    const textWith = (...preamble: string[]) => `${preamble.join('\n')}
COPY public.application_files (id, storage_key) FROM stdin;
1\tapplications/1/cv
\\.

SELECT pg_catalog.setval('public.application_files_id_seq', 1, true);
`;
    const dockerWith = (...preamble: string[]) => `case "$*" in
      'compose config --images backend'*) echo site/backend ;;
      *pg_tables*) echo 0 ;;
      *pg_restore*) printf %s '${textWith(...preamble).replaceAll("'", `'\\''`)}' ;;
    esac`;
    async function backUp(docker: string, settings: NodeJS.ProcessEnv = {}) {
      const place = await mkdtemp(path.join(folder, 'place-'));
      const ended = await runWith(docker, 'backup', [place], settings);
      const [name = ''] = await readdir(place);
      return { ...ended, backup: path.join(place, name), names: await readdir(place) };
    }

    /** Writes the digests of a backup again after a change of its parts. */
    async function sumUp(backup: string) {
      const names = ['database.dump', 'files.sha256', 'rows.digest', 'rows.txt'];
      const { output } = await runToEnd('sha256sum', names, { cwd: backup });
      await writeFile(path.join(backup, 'SHA256SUMS'), output);
    }

    it('compute the same digest of the rows with every version of pg_restore', async () => {
      const digests = new Set<string>();
      for (const settings of [
        ['-- Dumped by pg_dump version 16.4', 'SET lock_timeout = 0;'],
        ['', '\\restrict key', '', 'SET lock_timeout = 0;', 'SET transaction_timeout = 0;'],
      ]) {
        const { code, backup } = await backUp(dockerWith(...settings));
        expect(code).toBe(0);
        digests.add(await readFile(path.join(backup, 'rows.digest'), 'utf8'));
      }
      expect([...digests]).toEqual([expect.stringMatching(/^[0-9a-f]{64}\n$/)]);
      expect([...digests][0]).not.toContain(createHash('sha256').digest('hex'));
    });

    it.each([
      ['brought back with a digest of before, which counted settings too', 'SET lock_timeout = 0;', 0, ''],
      ['refused with another digest', '', 1, 'The rows differ from those of the backup.'],
    ])('have a backup %s', async (_what, counted, expected, said) => {
      const docker = dockerWith('SET lock_timeout = 0;');
      const { backup } = await backUp(docker);
      const lines = textWith(counted).split('\n').slice(0, -1).sort();
      const former = createHash('sha256')
        .update(`${lines.join('\n')}\n`)
        .digest('hex');
      await writeFile(path.join(backup, 'rows.digest'), `${former}\n`);
      await sumUp(backup);
      const { code, errors } = await runWith(docker, 'restore', [backup]);
      expect(code).toBe(expected);
      expect(errors).toContain(said);
    });

    it('list the tables in one order in every locale, and restore a backup with another order', async () => {
      await putProgram(
        'sort',
        '[ "$LC_ALL" = C ] || { echo "LC_ALL=$LC_ALL" >&2; exit 2; }\nexec /usr/bin/sort "$@"',
      );
      const docker = dockerWith('COPY public.interview_slots (id) FROM stdin;\n\\.');
      const { backup } = await backUp(docker);
      const rows = path.join(backup, 'rows.txt');
      const lines = ['public.application_files 1\n', 'public.interview_slots 0\n'];
      expect(await readFile(rows, 'utf8')).toBe(lines.join(''));
      await writeFile(rows, lines.reverse().join(''));
      await sumUp(backup);
      expect(await runWith(docker, 'restore', [backup])).toMatchObject({ code: 0, errors: '' });
    });

    it.each([
      ['17.11', ''],
      [
        '16.4',
        'The database is PostgreSQL 16, but the backup programs are 17. This backup can only be restored into 17 or newer. ' +
          'For a backup that fits 16, set POSTGRES_IMAGE=postgres:16-bookworm.\n',
      ],
    ])(
      'warn if a backup of PostgreSQL %s needs the newer version 17 for its restore',
      async (database, said) => {
        const versions = [`from database version ${database}`, 'by pg_dump version 17.11 (Debian 17.11-1)'];
        const docker = dockerWith(
          ...versions.map((version) => `-- Dumped ${version}`),
          'SET lock_timeout = 0;',
        );
        expect(await backUp(docker)).toMatchObject({ code: 0, errors: said });
      },
    );

    it('read a passphrase file from the folder of the caller', async () => {
      const passphrase = 'passphrase';
      await writeFile(path.join(folder, passphrase), 'that nobody guesses\n');
      const options = { BACKUP_PASSPHRASE_FILE: passphrase };
      const { code, output, errors, backup } = await backUp(dockerWith(), options);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(output).toMatch(/ for the database, encrypted\.\n$/);
      expect(await readdir(backup)).toContain('database.dump.enc');
      expect(await runWith(dockerWith(), 'restore', [backup], options)).toMatchObject({
        code: 0,
        errors: '',
      });
    });

    it('refuse to restore a dump that is not encrypted if there is a passphrase', async () => {
      const { backup } = await backUp(dockerWith());
      await writeFile(path.join(folder, 'passphrase'), 'that nobody guesses\n');
      const options = { BACKUP_PASSPHRASE_FILE: 'passphrase' };
      const { code, errors, calls } = await runWith(dockerWith(), 'restore', [backup], options);
      expect({ code, errors }).toEqual({
        code: 1,
        errors:
          'The dump is not encrypted although BACKUP_PASSPHRASE_FILE is set: somebody else may have put it there. ' +
          'If it is yours, restore it without that variable.\n',
      });
      expect(calls.filter((call) => !call.includes(' config '))).toEqual([' image inspect site/backend']);
    });

    it('write no readable row to the place of the backups if there is a passphrase', async () => {
      const passphrase = path.join(folder, 'passphrase');
      await writeFile(passphrase, 'that nobody guesses\n');
      const seen = path.join(folder, 'seen');
      const look = `find ${folder}/place-* -type f >> ${seen}`;
      await backUp(`${look}\n${dockerWith()}`, { BACKUP_PASSPHRASE_FILE: passphrase });
      const files = new Set(
        (await readFile(seen, 'utf8'))
          .trim()
          .split('\n')
          .map((file) => path.basename(file)),
      );
      expect([...files].sort()).toEqual([
        'SHA256SUMS',
        'database.dump.enc',
        'files.sha256',
        'rows.digest',
        'rows.txt',
      ]);
    });

    it.each(['\n', ''])('refuse a passphrase file without a passphrase: %j', async (content) => {
      const passphrase = path.join(folder, 'passphrase');
      await writeFile(passphrase, content);
      expect(await backUp(dockerWith(), { BACKUP_PASSPHRASE_FILE: passphrase })).toMatchObject({
        code: 1,
        errors: `There is no passphrase in the first line of ${passphrase} (BACKUP_PASSPHRASE_FILE).\n`,
        names: [],
        calls: [],
      });
    });

    it('say that a dump is not encrypted, whatever BACKUP_PASSPHRASE is', async () => {
      const { output, backup } = await backUp(dockerWith(), { BACKUP_PASSPHRASE: 'of pgBackRest' });
      expect(output).toMatch(/ for the database, not encrypted\.\n$/);
      expect(await readdir(backup)).toContain('database.dump');
    });

    it('take a passphrase from a pipe, which can be read only once', async () => {
      const pipe = path.join(folder, 'pipe');
      await runToEnd('mkfifo', [pipe]);
      const [{ code, backup }] = await Promise.all([
        backUp(dockerWith(), { BACKUP_PASSPHRASE_FILE: pipe }),
        writeFile(pipe, 'that nobody guesses\n'),
      ]);
      expect(code).toBe(0);
      expect(await readdir(backup)).toContain('database.dump.enc');
    });

    it('write nothing to standard error if all is well, since cron would mail it', async () => {
      const containers = `[ "$COMPOSE_PROGRESS" = quiet ] || echo ' Container Created' >&2`;
      const { code, errors } = await backUp(`${containers}\n${dockerWith()}`);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
    });

    it('restore with the sha256sum of busybox, and name a changed part', async () => {
      const { backup } = await backUp(dockerWith());
      await putProgram(
        'sha256sum',
        'case "$*" in *--check*) exit 1 ;; *) exec /usr/bin/sha256sum "$@" ;; esac',
      );
      const restore = () => runWith(dockerWith(), 'restore', [backup]);
      expect(await restore()).toMatchObject({ code: 0, errors: '' });
      await writeFile(path.join(backup, 'rows.txt'), '');
      expect(await restore()).toMatchObject({ code: 1, output: 'rows.txt: FAILED\n' });
    });

    it('begin no restore if the bucket could not be made', async () => {
      const { backup } = await backUp(dockerWith());
      const failing = `case "$*" in 'compose run '*' bucket') echo 'Wrong keys' >&2; exit 1 ;; esac`;
      const { code, errors, calls } = await runWith(`${failing}\n${dockerWith()}`, 'restore', [backup]);
      expect({ code, errors }).toEqual({ code: 1, errors: 'Wrong keys\n' });
      expect(calls).not.toContainEqual(expect.stringContaining('psql'));
    });

    it('name lost files and say how to go on if the site does not start after a restore', async () => {
      const { backup } = await backUp(dockerWith());
      const failing = `case "$*" in *import-files*) exit 3 ;; *' up '*' nginx') exit 1 ;; esac`;
      const { code, output, errors } = await runWith(`${failing}\n${dockerWith()}`, 'restore', [backup]);
      expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('Restored 1 rows ') });
      expect(errors).toMatch(
        /^Everything is restored except the files .*\n.*\nThe restore is finished, .* then: docker compose up -d\n$/,
      );
    });

    it('keep no backup if its rows could not be sorted', async () => {
      await putProgram('sort', 'case "$*" in *-S*) exit 2 ;; *) exec /usr/bin/sort "$@" ;; esac');
      expect(await backUp(dockerWith())).toMatchObject({ code: 2, names: [] });
    });
  });

  it('refuse a restore if an image is missing, and name it', async () => {
    const { services } = readCompose('docker-compose.yml');
    const built = ['backend', 'pages', 'minio'];
    const images = (names: string[]) => new Set(names.map((name) => services[name]?.image));
    const withBuild = Object.keys(services).filter((name) => services[name]?.build);
    expect(images(built)).toEqual(images(withBuild));
    const docker = `case "$*" in
      'compose config --images ${built.join(' ')}') echo postgres:17; echo site/backend; echo site/nginx ;;
      'compose config --images postgres') echo postgres:17 ;;
      'image inspect site/nginx') exit 1 ;;
    esac`;
    const { code, errors, calls } = await runWith(docker, 'restore', [folder]);
    expect({ code, errors }).toEqual({
      code: 1,
      errors:
        'There is no image site/nginx on this machine. First run docker compose build (or docker compose pull).\n',
    });
    expect(calls.map((call) => call.replace(/ config .*/, ' config'))).toEqual([
      ' compose config',
      ' compose config',
      ' image inspect site/backend',
      ' image inspect site/nginx',
    ]);
  });

  it('show no password in the list of processes', async () => {
    const program = path.join(folder, 'program');
    await writeFile(program, '#!/bin/sh\nprintf "%s " "$PGPASSWORD" "$PGTZ" "${DATABASE_URL:-}" "$@"\n');
    await chmod(program, 0o755);
    const runOn = async (env: Record<string, string>) =>
      (await runToEnd(inRoot('scripts/lib/on-database'), [program, '-q'], { env })).output;
    const run = (DATABASE_URL: string) => runOn({ DATABASE_URL });
    expect(await run('postgres://smash:a%2Fb%5Cc-d@db:5432/smash?sslmode=require')).toBe(
      'a/b\\c-d UTC  -d postgres://smash@db:5432/smash?sslmode=require -q ',
    );
    expect(await run('postgres://smash:p@ss@db/smash?application_name=a@b')).toBe(
      'p@ss UTC  -d postgres://smash@db/smash?application_name=a@b -q ',
    );
    const both = {
      DATABASE_URL: 'postgres://serving:s@db/smash',
      DATABASE_OWNER_URL: 'postgres://owner:o@db/smash',
    };
    expect(await runOn(both)).toBe('o UTC  -d postgres://owner@db/smash -q ');
    expect(await run('postgresql://db/smash')).toBe(' UTC  -d postgresql://db/smash -q ');
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['no file', '', {}, ''],
    ['the system’s authorities', '?sslmode=verify-full', {}, 'system'],
    [
      'the authority of the backend',
      '?sslmode=verify-full',
      { NODE_EXTRA_CA_CERTS: '/ca/ca.crt' },
      '/ca/ca.crt',
    ],
    ['the named authority', '', { NODE_EXTRA_CA_CERTS: '/ca/ca.crt', PGSSLROOTCERT: '/db.crt' }, '/db.crt'],
  ])('check the certificate of the database with %s', async (_which, query, given, expected) => {
    const program = path.join(folder, 'program');
    await writeFile(program, '#!/bin/sh\nprintf %s "${PGSSLROOTCERT:-}"\n');
    await chmod(program, 0o755);
    const env = { DATABASE_URL: `postgres://smash:s@db/smash${query}`, HOME: folder, ...given };
    expect(await runToEnd(inRoot('scripts/lib/on-database'), [program], { env })).toMatchObject({
      code: 0,
      output: expected,
    });
  });
});
