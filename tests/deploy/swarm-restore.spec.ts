import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runToEnd } from '../support/programs.js';
import { inRepository } from '../support/deploy/yaml-files.js';

describe('deploy/swarm/restore', () => {
  let folder: string;
  const inFolder = (name: string) => path.join(folder, name);
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-restore-'));
    const files = ['usage.sh', 'backup.sh', 'on-database'].map((name) => `scripts/lib/${name}`);
    for (const file of ['deploy/swarm/restore', ...files]) {
      await mkdir(path.dirname(inFolder(file)), { recursive: true });
      await cp(inRepository(file), inFolder(file));
    }
    await writeFile(inFolder('deploy/swarm/deploy'), '#!/bin/sh\necho "deploys $*"\n', { mode: 0o755 });
    await writeFile(inFolder('.env'), '');
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** With a docker whose backend cannot save erasures. Another database answers as soon as that of before is removed. */
  async function restore(doesDatabaseAnswer: boolean) {
    const docker = `#!/bin/sh
case $* in
*save-erasures*) exit 1 ;;
*psql*) [ ${doesDatabaseAnswer} = true ] || [ -e removed ] || exit 2 ;;
'service rm '*) touch removed; echo "$*" >> removals ;;
esac
`;
    await writeFile(inFolder('docker'), docker, { mode: 0o755 });
    const env = { PATH: `${folder}:${process.env['PATH']}` };
    const place = inFolder('backups');
    const ended = await runToEnd(inFolder('deploy/swarm/restore'), ['2026-11-25 18:40:00+00', place], {
      env,
    });
    const removals = await readFile(inFolder('removals'), 'utf8').catch(() => '');
    return { ...ended, place, removals, settings: await readFile(inFolder('.env'), 'utf8') };
  }

  it('removes nothing while the database could still tell who was erased', async () => {
    const { code, errors, place, removals, settings } = await restore(true);
    expect({ code, removals, settings }).toEqual({ code: 1, removals: '', settings: '' });
    expect(errors).toContain(`could not be written to ${place}: mend that first. Nothing was removed.`);
    expect(errors).toContain('docker service rm smash_database');
  });

  it('removes nothing where erasures were never saved, while nobody can tell who was erased', async () => {
    const { code, errors, place, removals, settings } = await restore(false);
    expect({ code, removals, settings }).toEqual({ code: 1, removals: '', settings: '' });
    expect(errors).toContain(`there is no erasures.txt at ${place}`);
  });

  it('goes on without a database that does not answer', async () => {
    await mkdir(inFolder('backups'));
    await writeFile(inFolder('backups/erasures.txt'), '');
    const { code, output, errors, removals, settings } = await restore(false);
    expect(code).toBe(0);
    expect(errors).toContain('erasures since the last save-erasures are forgotten');
    expect(removals).toBe(
      ['backend', 'migrate', 'database'].map((name) => `service rm smash_${name}\n`).join(''),
    );
    expect(settings).toBe('RESTORE_TO=2026-11-25 18:40:00+00\nDATABASE_GENERATION=2\n');
    expect(output).toContain('Restored to 2026-11-25 18:40:00+00.');
  });
});
