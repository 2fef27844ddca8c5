import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runToEnd } from '../support/programs.js';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** A backup as in `pgbackrest info`. */
interface Made {
  type: 'full' | 'diff';
  secondsAgo: number;
  timeline: number;
  /** WAL position of its end. */
  stop: string;
}

describe('deploy/swarm/cluster/back-up', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-back-up-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Runs the script for a database on this timeline with the given history file. @returns the backup that it makes, if any */
  async function backUp(timeline: number, history: string, made: Made[]) {
    const info = [
      {
        backup: made.map(({ type, secondsAgo, timeline: number, stop }) => ({
          type,
          archive: { start: number.toString(16).toUpperCase().padStart(8, '0') + '00000000000000F1' },
          lsn: { start: '0/28', stop },
          timestamp: { stop: Math.floor(Date.now() / 1_000) - secondsAgo },
        })),
      },
    ];
    const put = (name: string, text: string) =>
      writeFile(path.join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    await put('settings', `export PGDATA='${folder}'`);
    await put('psql', `case $* in *pg_is_in_recovery*) echo f ;; *) echo ${timeline} ;; esac`);
    await put(
      'pgbackrest',
      `case $* in info*) echo '${JSON.stringify(info)}' ;; *) echo "$*" >> '${folder}/calls' ;; esac`,
    );
    await mkdir(path.join(folder, 'pg_wal'));
    const name = `${timeline.toString(16).toUpperCase().padStart(8, '0')}.history`;
    if (history) await writeFile(path.join(folder, 'pg_wal', name), history);
    const ended = await runToEnd('bash', [inRoot('deploy/swarm/cluster/back-up')], {
      env: { PATH: `${folder}:${process.env['PATH']}` },
    });
    expect(ended).toMatchObject({ code: 0, errors: '' });
    return readFile(path.join(folder, 'calls'), 'utf8').catch(() => '');
  }
  const FULL = 'backup --type=full\n';
  const DIFF = 'backup --type=diff\n';
  const full = (secondsAgo: number, timeline = 1, stop = '2/F0000138'): Made => ({
    type: 'full',
    secondsAgo,
    timeline,
    stop,
  });
  const returned = '1\t2/80000000\tbefore 2026-11-25 18:40:00+00\n\n';

  it.each<[string, Made[], string]>([
    ['everything of a new database', [], FULL],
    ['nothing again within a day', [full(DAY_S - HOUR_S)], ''],
    ['changes after a day', [full(DAY_S + HOUR_S)], DIFF],
    ['everything again after a week', [full(8 * DAY_S), { ...full(HOUR_S), type: 'diff' }], FULL],
  ])('copies %s', async (_what, made, expected) => {
    expect(await backUp(1, '', made)).toBe(expected);
  });

  it.each<[string, number, string, Made[], string]>([
    ['from before the moment', 2, returned, [full(HOUR_S, 1, '2/7FFFFF00')], DIFF],
    ['from after the moment', 2, returned, [full(2 * DAY_S, 1, '1/28'), full(HOUR_S)], FULL],
    ['made since then', 2, returned, [full(2 * HOUR_S), full(HOUR_S, 2)], ''],
    [
      'of the timeline before a failover',
      18,
      `${returned}17\t10/28\tno recovery target specified\n`,
      [full(HOUR_S, 17, '2/F0000138')],
      DIFF,
    ],
    ['of a timeline that the database was never on', 3, returned, [full(HOUR_S, 2)], FULL],
    [
      'made since a failover',
      2,
      '1\t10/28\tno recovery target specified\n',
      [full(DAY_S / 2), full(HOUR_S, 2)],
      '',
    ],
  ])(
    'after a restore to a moment or a failover decides rightly whether a backup %s counts',
    async (_which, timeline, history, made, expected) => {
      expect(await backUp(timeline, history, made)).toBe(expected);
    },
  );
});
