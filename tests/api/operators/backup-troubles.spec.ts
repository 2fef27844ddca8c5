import { randomBytes } from 'node:crypto';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnvironment } from '../../../backend/src/platform/config/environment.js';
import { createEncryptedStorage } from '../../../backend/src/platform/files/create-file-storage.js';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { openOwnPage } from '../../support/api/applicant.js';
import {
  aFolder,
  type BackupPlace,
  dumpOf,
  type Installation,
  runScript,
} from '../../support/api/backup-scripts.js';
import { uploadTable } from '../../support/api/imports.js';
import { eventually } from '../../support/api/state.js';
import { aCv } from '../../support/samples/builders.js';
import { samplePdf } from '../../support/samples/files.js';
import { createPackagedDatabase, packagedPrograms } from '../../support/servers/packaged-postgres.js';
import { publicServer } from '../../support/servers/public-server.js';
import { runHostedCommand } from '../../support/servers/server-host.js';
import { createTestSite, type TestSite } from '../../support/servers/test-site.js';

const PART = /^\..*\.part$/;

(packagedPrograms ? describe : describe.skip)('a backup', () => {
  let place: BackupPlace;
  let app: ApiApp;
  let owner: Member;
  let running: Installation;
  let backup: string;
  const sites: TestSite[] = [];

  beforeAll(async () => {
    place = await aFolder();
    app = await startApi({
      ...publicServer,
      DATABASE_URL: await createPackagedDatabase(),
      MIGRATE_ON_START: 'true',
    });
    running = { environment: app.site.environment };
    owner = await registerAndLogIn(app);
    await apply(app, (await postJob(owner)).id);
    const { output, errors } = await runScript('backup', [place.name], place, running);
    backup = /Backup (\S+): /.exec(output)?.[1] ?? '';
    if (!backup) throw new Error(output + errors);
  });
  afterAll(async () => {
    await app.close();
    for (const site of sites) await site.remove();
    await place.remove();
  });

  async function anEmptyMachine(): Promise<Installation> {
    const site = await createTestSite({ DATABASE_URL: await createPackagedDatabase() });
    sites.push(site);
    return { ...running, environment: site.environment };
  }
  const restore = (machine: Installation, from = backup) => runScript('restore', [from], place, machine);
  const unfinished = async () => (await readdir(place.name)).filter((name) => PART.test(name));

  it('can be restored again after its restore broke off, but no other backup, and not once that is finished', async () => {
    const machine = await anEmptyMachine();
    const empty = expect.stringContaining('The database is not empty');
    const programs = await withPrograms({ pg_dump: 'exit 1' });
    const uncompared = await restore({ ...machine, programs });
    await rm(programs, { recursive: true });
    expect(uncompared).toMatchObject({
      code: 1,
      errors: expect.stringContaining('run the same command again'),
    });

    const other = path.join(place.name, '2026-01-01T00-00-00Z');
    await cp(backup, other, { recursive: true });
    expect(await restore(machine, other)).toMatchObject({ code: 1, errors: empty });
    await rm(other, { recursive: true });

    const objects = path.join(place.name, 'objects');
    await rename(objects, `${objects}-away`);
    const withoutFiles = await restore(machine);
    await rename(`${objects}-away`, objects);
    expect(withoutFiles).toMatchObject({
      code: 1,
      errors: expect.stringContaining('run the same command again'),
    });

    const whole = await restore(machine);
    expect(whole).toMatchObject({ code: 0, output: expect.stringContaining('1 file restored') });
    expect(await restore(machine)).toMatchObject({ code: 1, errors: empty });
  });

  it('fails if an existing copy needs a key that is no longer configured', async () => {
    const [key = ''] = await app.storedObjects();
    const exported = (FILE_ENCRYPTION_KEYS: string) =>
      runHostedCommand(['export-files', place.name], { ...running.environment, FILE_ENCRYPTION_KEYS }, key);
    const fresh = `fresh:${randomBytes(32).toString('base64')}`;
    const former = running.environment['FILE_ENCRYPTION_KEYS'] ?? '';
    expect(await exported(`${fresh},${former}`)).toMatchObject({ code: 0 });
    const { code, errors } = await exported(fresh);
    expect(code).toBe(1);
    expect(errors).toContain(
      `need the key ${former.split(':')[0]}, which FILE_ENCRYPTION_KEYS no longer has`,
    );
    expect(errors).toContain('If verify-files names files of the site, that key is lost to them too');
  });

  it('replaces a damaged copy', async () => {
    const [key = ''] = await app.storedObjects();
    const copy = path.join(place.name, 'objects', key);
    const whole = await readFile(copy);
    const exported = () => runHostedCommand(['export-files', place.name], running.environment, key);
    const { output, errors } = await exported();
    expect(errors).toBe('');
    // A changed bit at the end is found only by reading the whole copy.
    await writeFile(copy, Buffer.concat([whole.subarray(0, -1), Buffer.from([(whole.at(-1) ?? 0) ^ 1])]));
    expect(await exported()).toEqual({
      code: 0,
      output,
      errors: `the existing copy was damaged and was replaced: ${key}\n`,
    });
    expect(await readFile(copy)).toEqual(whole);
  });

  it('can be restored if files were replaced or removed between its dump and their copy', async () => {
    const applicant = await openOwnPage(app, (await postJob(owner)).id);
    const table = 'first_name,email\nAda,ada@example.com';
    const { id: removed } = (await uploadTable(owner.api, 'applications', table).expect(201)).body as Row;
    const { id: kept } = (await uploadTable(owner.api, 'applications', table).expect(201)).body as Row;
    const { id: underWay } = (await uploadTable(owner.api, 'applications', table).expect(201)).body as Row;
    const storedBefore = new Set(await app.storedObjects());
    const { id: jobs } = (await uploadTable(owner.api, 'jobs', 'title\nWelder').expect(201)).body as Row;
    const [ofJobs = ''] = (await app.storedObjects()).filter((key) => !storedBefore.has(key));
    await app.query(
      `UPDATE imports SET state = 'importing', run_id = gen_random_uuid(), lease_until = now() + interval '1 hour'
       WHERE id = ANY($1)`,
      [[underWay, jobs]],
    );
    const dumped = path.join(place.name, 'dumped');
    const programs = await withPrograms({
      pg_dump: `'${packagedPrograms}/pg_dump' "$@" || exit
        touch '${dumped}'; while [ -e '${dumped}' ]; do sleep 0.02; done`,
    });
    const backingUp = runScript('backup', [place.name], place, { ...running, programs });
    await eventually(async () => void (await stat(dumped)));
    const cv = await aCv({ content: await samplePdf('A newer CV') });
    await applicant.own.put('/api/my-application/cv').attach('cv_file', cv.content, cv.name).expect(200);
    await owner.api.delete(`/api/imports/${removed}`).expect(204);
    await app.query(`UPDATE imports SET state = 'done', storage_key = NULL WHERE id = $1`, [jobs]);
    await createEncryptedStorage(readEnvironment(app.site.environment)).delete(ofJobs);
    await eventually(async () => expect(await app.storedObjects()).toHaveLength(4));
    await rm(dumped);
    const { code, output } = await backingUp;
    await rm(programs, { recursive: true });
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('3 files') });

    const machine = await anEmptyMachine();
    const restored = await restore(machine, /Backup (\S+): /.exec(output)?.[1]);
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringContaining('1 file: 1 matches its row, 0 not; 0 objects without a row.'),
    });
    expect(restored.errors).toContain(`application ${applicant.id}, cv: its row was removed`);
    for (const unstarted of [removed, kept]) expect(restored.errors).not.toContain(unstarted);
    expect(restored.output).toContain(
      'Imports of applications that were under way in the backup and were ended: 1.',
    );
    expect(restored.output).toContain(
      'Imports of applications that nobody had started in the backup and were removed: 2.',
    );
    expect(restored.errors).toContain(`import ${jobs}: its row was removed`);
    const rows = (await dumpOf(machine.environment['DATABASE_URL'] ?? '')).split('\n');
    const [ended] = rows.filter((row) => row.startsWith(jobs));
    expect(ended).toContain('\tdone\t');
    expect(rows.some((row) => row.startsWith(kept))).toBe(false);
    expect(ended).toContain('\trestored');
  });

  it('can be restored with a backend without forget-files if no file is missing', async () => {
    const programs = await withPrograms({
      node: 'case "$*" in *forget-files*) exit 2 ;; esac\nPATH=${PATH#*:} exec node "$@"',
    });
    const restored = await restore({ ...(await anEmptyMachine()), programs });
    await rm(programs, { recursive: true });
    expect(restored).toMatchObject({ code: 0 });
  });

  it('is restored without its lost and damaged files, which are named', async () => {
    const { id: jobId } = await postJob(owner);
    const known = new Set(await app.storedObjects());
    for (let i = 0; i < 5; i += 1) await apply(app, jobId);
    const [lost = '', damaged = '', ...others] = (await app.storedObjects()).filter((key) => !known.has(key));
    const storage = createEncryptedStorage(readEnvironment(app.site.environment));
    const content = await buffer(await storage.get(damaged));
    await storage.put(damaged, Readable.from([Buffer.alloc(content.length)]), content.length);
    const { output } = await runScript('backup', [place.name], place, running);
    await storage.put(damaged, Readable.from([content]), content.length);
    await rm(path.join(place.name, 'objects', lost));

    const machine = await anEmptyMachine();
    const restored = await restore(machine, /Backup (\S+): /.exec(output)?.[1]);
    expect(restored).toMatchObject({ code: 1, output: expect.stringContaining('\nRestored ') });
    expect(restored.errors).toContain(`${lost}: the backup does not have it, or its disk cannot read it\n`);
    expect(restored.errors).toMatch(new RegExp(`^application \\S+, cv, key ${lost}: `, 'm'));
    expect(restored.errors).toMatch(new RegExp(`^application \\S+, cv, key ${damaged}: `, 'm'));
    for (const key of others) expect(restored.errors).not.toContain(key);
    expect(restored.errors).not.toContain('The restore did not finish');
    expect(await dumpOf(machine.environment['DATABASE_URL'] ?? '')).toContain(damaged);
  });

  it('is refused while a file of an application is not stored', async () => {
    const before = await readdir(place.name);
    const { id: jobId } = await postJob(owner);
    await apply(app, jobId);
    const known = new Set(await app.storedObjects());
    const { id } = await apply(app, jobId);
    const [lost = ''] = (await app.storedObjects()).filter((key) => !known.has(key));
    await createEncryptedStorage(readEnvironment(app.site.environment)).delete(lost);
    const { code, errors } = await runScript('backup', [place.name], place, running);
    expect(code).toBe(1);
    expect(errors).toContain(`no longer stored: ${lost}`);
    expect(errors).toContain('1 file that a row names is missing from the file storage');
    expect(await readdir(place.name)).toEqual(before);

    const forgotten = await runHostedCommand(['forget-files', '--missing'], app.site.environment);
    expect(forgotten).toMatchObject({ code: 0, errors: `application ${id}, cv: its file is not stored.\n` });
    expect(await runScript('backup', [place.name], place, running)).toMatchObject({ code: 0 });
  });

  it('is refused for a database without the tables', async () => {
    const { code, errors } = await runScript('backup', [place.name], place, await anEmptyMachine());
    expect(code).toBe(1);
    expect(errors).toContain('no table application_files');
  });

  it.each([
    ['HUP', 129],
    ['INT', 130],
    ['TERM', 143],
  ])('leaves no dump behind if %s ends it', async (signal, expected) => {
    const programs = await withPrograms({ pg_dump: `echo Okafor; kill -${signal} $PPID` });
    const workspace = await mkdtemp(path.join(tmpdir(), 'smash-workspace-'));
    const environment = { ...running.environment, TMPDIR: workspace };
    try {
      const { code } = await runScript('backup', [place.name], place, { environment, programs });
      expect(code).toBe(expected);
      expect([...(await unfinished()), ...(await readdir(workspace))]).toEqual([]);
    } finally {
      for (const folder of [programs, workspace]) await rm(folder, { recursive: true });
    }
  });

  it('is pruned if it was killed at least a day ago, but not if it may still be running', async () => {
    const now = `.${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.part`;
    const old = '.2026-01-02T03-04-05Z.part';
    for (const name of [now, old]) {
      const dump = path.join(place.name, name, 'database.dump');
      await mkdir(path.dirname(dump));
      await writeFile(dump, 'Okafor');
      if (name === old) await utimes(dump, new Date('2026-01-02'), new Date('2026-01-02'));
    }
    const pruned = await runScript('prune', [place.name], place, running);
    expect(pruned).toMatchObject({
      code: 0,
      output: expect.stringContaining('1 incomplete backup removed'),
    });
    expect(await unfinished()).toEqual([now]);
    await expect(stat(path.join(place.name, old))).rejects.toThrow();
  });
});

type Row = { id: string };

/** Makes a folder of programs that replace others on the PATH. */
async function withPrograms(programs: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-programs-'));
  for (const [name, text] of Object.entries(programs)) {
    await writeFile(path.join(folder, name), `#!/bin/sh\n${text}\n`);
    await chmod(path.join(folder, name), 0o755);
  }
  return folder;
}
