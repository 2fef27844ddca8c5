import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type MeasuredApi, startMeasuredApi } from '../../support/api/metrics.js';
import {
  aBucket,
  type BackupPlace,
  dumpOf,
  putWarmNode,
  runScript,
} from '../../support/api/backup-scripts.js';
import { eraseRemoved } from '../../support/api/state.js';
import {
  buildManifests,
  type Container,
  type Manifest,
  type PodSpec,
} from '../../support/deploy/kubernetes-manifests.js';
import { type Ended, runToEnd } from '../../support/programs.js';
import {
  createPackagedDatabase,
  packagedPrograms,
  withServingRole,
} from '../../support/servers/packaged-postgres.js';
import { hasS3 } from '../../support/servers/test-s3.js';
import { prepareBucket } from '../../support/api/storages.js';
import { createTestSite, type TestSite } from '../../support/servers/test-site.js';

const PASSPHRASE = 'a passphrase that nobody guesses';
/** Variables that the Dockerfile sets in the image. */
const OF_THE_IMAGE = { NODE_ENV: 'production', BACKUP_TOOLS: 'local', UPLOAD_PATH: tmpdir() };
/** Variables by which commands find the test's services. */
const OF_THE_TEST = {
  TEST_SERVICES_URL: process.env['TEST_SERVICES_URL'],
  JEST_WORKER_ID: process.env['JEST_WORKER_ID'],
};

/**
 * Runs the containers of the CronJobs in their order, with their arguments and with no variables but those that they get
 * from ConfigMaps and Secrets.
 */
(packagedPrograms && hasS3 ? describe : describe.skip)('the CronJobs of a cluster', () => {
  const manifests = buildManifests('deploy/kubernetes/site');
  let place: BackupPlace;
  let app: MeasuredApi;
  let workspace: string;
  let programs: string;
  let owner: Member;
  let jobId: number;
  let backup: string;
  const machines: TestSite[] = [];

  beforeAll(async () => {
    place = await aBucket();
    workspace = await mkdtemp(path.join(tmpdir(), 'smash-workspace-'));
    programs = await mkdtemp(path.join(tmpdir(), 'smash-programs-'));
    await putWarmNode(programs);
    app = await startMeasuredApi({
      ...(await prepareBucket()),
      ...withServingRole(await createPackagedDatabase()),
      MIGRATE_ON_START: 'true',
      APPLICATION_UNDO_MINUTES: '1',
    });
    owner = await registerAndLogIn(app);
    ({ id: jobId } = await postJob(owner));
  });
  afterAll(async () => {
    await app.close();
    for (const machine of machines) await machine.remove();
    await place.remove();
    for (const folder of [workspace, programs]) await rm(folder, { recursive: true });
  });

  const keysOf = (kind: string, name: string) => {
    const { data = {} } = manifests.find(
      (one) => one.kind === kind && one.metadata.name === name,
    ) as Manifest;
    return Object.keys(data);
  };
  const containersOf = (name: string): Container[] => {
    const job = manifests.find((one) => one.kind === 'CronJob' && one.metadata.name === name)?.spec;
    const { spec } = (job as { jobTemplate: { spec: { template: { spec: PodSpec } } } }).jobTemplate.spec
      .template;
    return [...(spec.initContainers ?? []), ...spec.containers];
  };

  async function runContainer({ args = [], envFrom = [], env = [] }: Container): Promise<Ended> {
    const passphrase = path.join(workspace, 'passphrase');
    await writeFile(passphrase, `${PASSPHRASE}\n`);
    const all: NodeJS.ProcessEnv = {
      ...app.site.environment,
      ...place.environment,
      BACKUP_PLACE: place.name,
      BACKUP_PASSPHRASE_FILE: passphrase,
    };
    const names = [
      ...envFrom.flatMap(({ configMapRef, secretRef }) => [
        ...(configMapRef ? keysOf('ConfigMap', configMapRef.name) : []),
        ...(secretRef ? keysOf('Secret', secretRef.name) : []),
      ]),
      ...env.map(({ name }) => name),
    ];
    const given = Object.fromEntries(names.map((name) => [name, all[name] ?? '']));
    const [script = '', ...more] = args.map((arg) =>
      arg.replace(/^\$\((\w+)\)$/, (_, name: string) => given[name] ?? ''),
    );
    return runToEnd(inRoot(script), more, {
      env: {
        PATH: `${programs}:${packagedPrograms}:/usr/bin:/bin`,
        TMPDIR: workspace,
        ...OF_THE_IMAGE,
        ...OF_THE_TEST,
        ...given,
      },
    });
  }

  /** Restores a backup on a machine that has nothing but the keys of the old one. */
  async function restore(from: string): Promise<{ restored: Ended; databaseUrl: string }> {
    const databaseUrl = await createPackagedDatabase();
    const machine = await createTestSite({ ...(await prepareBucket()), ...withServingRole(databaseUrl) });
    machines.push(machine);
    const { environment } = machine;
    const restored = await runScript('restore', [from], place, { environment, passphrase: PASSPHRASE });
    return { restored, databaseUrl };
  }

  it('make a backup and save erasures, and a restore brings back nobody who was erased', async () => {
    await apply(app, jobId);
    const leaving = await apply(app, jobId, { answers: { last_name: 'Leaving-Okafor' } });
    expect(await app.metrics()).not.toMatch(/^smash_(backup|erasures_saved)_age_seconds\{/m);

    const [dump, prune, ...none] = containersOf('backup') as [Container, Container];
    expect(none).toEqual([]);
    const dumped = await runContainer(dump);
    expect(dumped).toMatchObject({ code: 0, errors: '', output: expect.stringContaining(': 2 files, ') });
    expect(await runContainer(prune)).toMatchObject({
      code: 0,
      output: expect.stringContaining('1 backup kept'),
    });
    expect(await app.metric('smash_backup_age_seconds{made_by="scripts"}')).toBeGreaterThanOrEqual(0);
    expect(await app.query(`SELECT data FROM audit_log WHERE action = 'backup.made'`)).toEqual([
      { data: { files: '2' } },
    ]);
    expect(await readdir(workspace)).toEqual(['passphrase']);

    await owner.api.delete(`/api/applications/${leaving.id}`).expect(204);
    await eraseRemoved(app);
    for (const container of containersOf('save-erasures')) {
      expect(await runContainer(container)).toMatchObject({
        code: 0,
        output: '1 erasures on record, 1 of them new.\n',
      });
    }
    expect(await app.metric('smash_erasures_saved_age_seconds{saved_by="scripts"}')).toBeGreaterThanOrEqual(
      0,
    );

    backup = /Backup (\S+): /.exec(dumped.output)?.[1] ?? '';
    const { restored, databaseUrl } = await restore(backup);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.output).toContain('1 of 1 erased had come back and were erased again.');
    expect(restored.output).toContain('1 file: 1 matches its row, 0 not');
    expect(await dumpOf(databaseUrl)).not.toContain('Leaving-Okafor');
  });

  it('add new files to the next backup, and prune the old one', async () => {
    await apply(app, jobId);
    const [dump] = containersOf('backup') as [Container];
    const { output } = await runContainer(dump);
    const kept = await runScript('prune', [place.name, '1', '0'], place, {
      environment: app.site.environment,
    });
    expect(kept).toEqual({
      code: 0,
      output: '1 backup kept, 1 removed with 0 files; 0 incomplete backups removed.\n',
      errors: '',
    });
    expect((await restore(backup)).restored.code).toBe(1);
    const { restored } = await restore(/Backup (\S+): /.exec(output)?.[1] ?? '');
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.output).toContain('0 of 1 erased had come back');
    expect(restored.output).toContain('2 files restored; 0 of erased applications skipped.');
  });

  it('fail and leave nothing behind if the bucket refuses their key', async () => {
    const [dump] = containersOf('backup') as [Container];
    const { BACKUP_S3_SECRET_KEY: _, ...environment } = place.environment;
    const open = place.environment;
    place.environment = { ...environment, BACKUP_S3_SECRET_KEY: 'not the secret' };
    const failed = await runContainer(dump).finally(() => (place.environment = open));
    expect(failed).toMatchObject({ code: 1, errors: expect.stringContaining('The bucket') });
    expect(await readdir(workspace)).toEqual(['passphrase']);
    expect(await app.query(`SELECT FROM audit_log WHERE action = 'backup.made'`)).toHaveLength(2);
  });
});
