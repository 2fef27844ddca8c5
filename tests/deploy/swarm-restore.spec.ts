import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runToEnd } from '../support/programs.js';

const MOMENT = '2026-11-25 18:40:00+00';

describe('deploy/swarm/restore', () => {
  let folder: string;
  const inFolder = (name: string) => path.join(folder, name);
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-restore-'));
    const files = ['usage.sh', 'env.sh', 'backup.sh', 'on-database'].map((name) => `scripts/lib/${name}`);
    for (const file of ['deploy/swarm/restore', ...files]) {
      await mkdir(path.dirname(inFolder(file)), { recursive: true });
      await cp(inRoot(file), inFolder(file));
    }
    await writeFile(inFolder('deploy/swarm/deploy'), '#!/bin/sh\necho "deploys $*"\n', { mode: 0o755 });
    await writeFile(inFolder('.env'), '');
  });
  afterEach(() => rm(folder, { recursive: true }));

  /**
   * Runs the script with a docker that records its calls and follows these branches of `case $* in`. A new database answers as
   * soon as the old one is removed.
   */
  async function restore(...branches: string[]) {
    return restoreTo(MOMENT, ...branches);
  }
  async function restoreTo(moment: string, ...branches: string[]) {
    const docker = `#!/bin/sh
case $* in
'service rm '*) touch removed; echo "$*" >> removals; echo "$*" >> calls ;;
*save-erasures*) echo save-erasures >> calls ;;
*forget-files*) echo "forget-files \${*##* }" >> calls ;;
*verify-files*) echo verify-files >> calls ;;
*sweep*) echo "sweep \${*##* }" >> calls ;;
'service '*) echo "$*" >> calls ;;
esac
case $* in
${branches.join('\n')}
esac
case $* in
*'SHOW data_directory'*) echo /var/lib/postgresql/data/2 ;;
*timeline_id*) echo 3 ;;
*share_purchases*) echo t ;;
esac
`;
    await writeFile(inFolder('docker'), docker, { mode: 0o755 });
    await writeFile(inFolder('sleep'), '#!/bin/sh\n', { mode: 0o755 });
    const env = { PATH: `${folder}:${process.env['PATH']}` };
    const place = inFolder('backups');
    const ended = await runToEnd(inFolder('deploy/swarm/restore'), [moment, place], { env });
    const read = (file: string) => readFile(inFolder(file), 'utf8').catch(() => '');
    const calls = (await read('calls')).split('\n').filter(Boolean);
    return { ...ended, place, calls, removals: await read('removals'), settings: await read('.env') };
  }
  const cannotSave = '*save-erasures*) exit 1 ;;';
  const answersOnceRemoved = '*psql*) [ -e removed ] || exit 2 ;;';

  it.each([
    [
      'is still to come',
      '*moment=*) echo "2026-11-25 17:45:00+00" ;;',
      ' is still to come: it is 2026-11-25 17:45:00+00.',
    ],
    ['does not exist', '*moment=*) exit 3 ;;', 'There is no such time as '],
  ])('stops no backend and removes nothing for a time that %s', async (_which, branch, said) => {
    const { code, errors, calls, settings } = await restore(branch);
    expect({ code, calls, settings }).toEqual({ code: 2, calls: [], settings: '' });
    expect(errors).toContain(said);
    expect(errors).toContain('2026-11-25 18:40:00+00');
  });

  it('removes nothing if erasures cannot be saved while the database still answers', async () => {
    const { code, errors, place, removals, settings } = await restore(cannotSave);
    expect({ code, removals, settings }).toEqual({ code: 1, removals: '', settings: '' });
    expect(errors).toContain(`could not be saved to ${place}. Fix that first. Nothing was removed.`);
    expect(errors).toContain('docker service rm smash_database');
  });

  it('removes nothing if the database does not answer and erasures were never saved', async () => {
    const { code, errors, place, removals, settings } = await restore(cannotSave, answersOnceRemoved);
    expect({ code, removals, settings }).toEqual({ code: 1, removals: '', settings: '' });
    expect(errors).toContain(`${place} has no erasures.txt`);
  });

  it('says how to start the backends again if it is interrupted before it removed anything', async () => {
    const { code, errors, removals } = await restore("'service ps '*) kill -INT $PPID ;;");
    expect({ code, removals }).toEqual({ code: 130, removals: '' });
    expect(errors).toContain('To start them again: deploy/swarm/deploy --cluster');
  });

  it('goes on if the database does not answer but erasures were saved before', async () => {
    await mkdir(inFolder('backups'));
    await writeFile(inFolder('backups/erasures.txt'), '');
    const { code, output, errors, removals, settings } = await restore(cannotSave, answersOnceRemoved);
    expect(code).toBe(0);
    expect(errors).toContain('was erased since the last save-erasures will come back');
    expect(removals).toBe(
      ['backend', 'migrate', 'database'].map((name) => `service rm smash_${name}\n`).join(''),
    );
    expect(settings).toMatch(
      /^RESTORES=20\S+Z=\?\nRESTORE_TO=2026-11-25 18:40:00\+00\nDATABASE_GENERATION=2\n$/,
    );
    expect(output).toContain('Restored to 2026-11-25 18:40:00+00.');
  });

  it.each([
    ['before the first restore', '2026-11-20 18:54:00+01', '1'],
    ['between two', '2026-11-25 18:54:00+00', '2'],
    ['after all of them', '2026-11-25 20:00:00+00', undefined],
  ])('takes the timeline on which the database was at a time %s', async (_when, moment, timeline) => {
    const former = '2026-11-21T10:00:00Z=1,2026-11-25T18:58:00Z=2';
    await writeFile(inFolder('.env'), `RESTORES=${former}\n`);
    const { code, settings } = await restoreTo(moment);
    expect(code).toBe(0);
    expect(/^RESTORE_TIMELINE=(.*)$/m.exec(settings)?.[1]).toBe(timeline);
    // Of before this restore, for the next one.
    expect(settings).toMatch(new RegExp(`^RESTORES=${former},20\\S+Z=3$`, 'm'));
  });

  it('removes nothing if the timeline of the time is not known', async () => {
    await writeFile(inFolder('.env'), 'RESTORES=2026-11-25T18:58:00Z=?\n');
    const { code, errors, calls } = await restore();
    expect({ code, calls }).toEqual({ code: 2, calls: [] });
    expect(errors).toContain('Write its number, decimal, in place of the ? in RESTORES in .env');
  });

  it('restores to the end of what was archived, whatever the present time', async () => {
    const { code, output, settings } = await restoreTo('end', '*moment=*) exit 3 ;;');
    expect({ code, settings }).toEqual({ code: 0, settings: expect.stringMatching(/^RESTORE_TO=end$/m) });
    expect(output).toContain('Restored to end.');
  });

  it('says before the site starts that payments made since are missing', async () => {
    const { output } = await restore();
    expect(output).toMatch(/Shares were sold[^]*deploys --cluster\n/);
  });

  it('saves erasures again after the last backend has stopped, before it removes the database', async () => {
    const { code, calls } = await restore(
      `'service ps '*) echo look >> looks; [ "$(wc -l < looks)" -gt 2 ] || echo 'Running 5 minutes ago' ;;`,
    );
    expect(code).toBe(0);
    const look = 'service ps --format {{.CurrentState}} smash_backend';
    expect(calls).toEqual([
      'save-erasures',
      'service scale --detach smash_backend=0',
      ...[look, look, look],
      'save-erasures',
      ...['backend', 'migrate', 'database'].map((name) => `service rm smash_${name}`),
      'forget-files --missing',
      'verify-files',
      'sweep --unknown',
    ]);
  });

  it('keeps the database if the last erasures cannot be saved', async () => {
    const { code, errors, removals } = await restore(
      '*save-erasures*) [ "$(grep -c save-erasures calls)" = 1 ] || exit 1 ;;',
    );
    expect({ code, removals }).toEqual({ code: 1, removals: '' });
    expect(errors).toContain('deploy/swarm/deploy --cluster');
  });

  it('does not mistake the old database on an unreachable node for the restored one', async () => {
    const { code, output, calls } = await restore(
      `*'SHOW data_directory'*) echo shown >> calls; [ "$(grep -c shown calls)" -gt 2 ] || { echo /var/lib/postgresql/data/1; exit; } ;;`,
      '*replay-erasures*) echo replay-erasures >> calls ;;',
    );
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('Restored to') });
    const shown = Array<string>(5).fill('shown');
    const after = ['replay-erasures', 'forget-files --missing', 'verify-files', 'sweep --unknown'];
    expect(calls.slice(calls.indexOf('shown'))).toEqual([...shown, ...after]);
  });

  it('serves the site even if forget-files fails', async () => {
    const { code, output, errors } = await restore('*forget-files*) exit 1 ;;');
    expect({ code, errors }).toEqual({ code: 0, errors: expect.stringContaining('Backups fail') });
    expect(output).toContain('deploys --cluster\nRestored to');
  });

  it('sweeps unknown files even if verify-files finds lost ones, and returns its code', async () => {
    const { code, calls } = await restore('*verify-files*) exit 3 ;;');
    expect({ code, last: calls.at(-1) }).toEqual({ code: 3, last: 'sweep --unknown' });
  });

  it('does not start the site if erasures cannot be replayed', async () => {
    const { code, output, errors } = await restore('*replay-erasures*) exit 1 ;;');
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringContaining('run the command with that place'),
    });
    expect(output).not.toContain('deploys --cluster\n');
  });
});
