import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { apply, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { startApi } from '../../support/api/app.js';
import { aFolder, runScript } from '../../support/api/backup-scripts.js';
import { aCv } from '../../support/samples/builders.js';
import { createPackagedDatabase, packagedPrograms } from '../../support/servers/packaged-postgres.js';
import { run } from '../../support/programs.js';
import { createTestSite } from '../../support/servers/test-site.js';

/** Number of applications to back up; docs/reliability.md has the figures for 10,000. */
const count = Number(process.env['BACKUP_APPLICATIONS'] ?? 2_000);
const cvBytes = 100 * 1024;
const connections = 8;

async function seconds(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return (performance.now() - start) / 1000;
}

/** Compared tables, with the condition of the compared rows: the entry of the backup itself is written after it. */
const COMPARED = { applications: '', application_files: '', audit_log: "WHERE action <> 'backup.made'" };

const digest = (url: string) => {
  const sql = Object.entries(COMPARED)
    .map(
      ([name, where]) =>
        `SELECT '${name}', count(*), md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${name} t ${where}`,
    )
    .join(' UNION ALL ');
  return run(path.join(packagedPrograms, 'psql'), ['-qAtc', sql, url]);
};

it('a backup of many applications holds every row and file, at a price beside that of a bare copy', async () => {
  const place = await aFolder();
  const copies = await mkdtemp(path.join(tmpdir(), 'smash-copies-'));
  const app = await startApi({ DATABASE_URL: await createPackagedDatabase(), MIGRATE_ON_START: 'true' });
  const machine = await createTestSite({ DATABASE_URL: await createPackagedDatabase() });
  try {
    const { id: jobId } = await postJob(await registerAndLogIn(app));
    const { content: pdf } = await aCv();
    let begun = 0;
    const applicant = async () => {
      while (begun < count) {
        begun += 1;
        const content = Buffer.concat([pdf, randomBytes(cvBytes - pdf.length)]);
        await apply(app, jobId, { cv: await aCv({ content }) });
      }
    };
    await Promise.all(Array.from({ length: connections }, applicant));

    const { databaseUrl, storagePath } = app.site;
    const running = { environment: app.site.environment, isReal: true };
    const restored = { environment: machine.environment, isReal: true };
    const copied = await seconds(async () => {
      const dump = path.join(copies, 'bare.dump');
      await run(path.join(packagedPrograms, 'pg_dump'), ['-Fc', '-f', dump, '-d', databaseUrl]);
      await cp(storagePath, path.join(copies, 'files'), { recursive: true });
    });
    let backup = '';
    const backedUp = await seconds(async () => {
      const { output, errors } = await runScript('backup', [place.name], place, running);
      backup = /Backup (\S+): /.exec(output)?.[1] ?? '';
      if (!backup) throw new Error(output + errors);
    });
    const back = await seconds(async () => {
      const { output } = await runScript('restore', [backup], place, restored);
      expect(output).toContain(`${count} files restored; 0 of erased applications skipped.`);
      expect(output).toContain(`${count} files: ${count} match their rows, 0 not; 0 objects without a row.`);
    });
    expect(await digest(machine.databaseUrl)).toEqual(await digest(databaseUrl));
    process.stdout.write(
      `  ${count} applications with CVs of ${cvBytes / 1024} kB: bare copy ${copied.toFixed(1)} s, ` +
        `backup ${backedUp.toFixed(1)} s, restore with all checks ${back.toFixed(1)} s\n`,
    );
  } finally {
    await app.close();
    await Promise.all([machine.remove(), place.remove(), rm(copies, { recursive: true })]);
  }
});
