import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inRepository } from '../support/deploy/yaml-files.js';
import { runToEnd } from '../support/programs.js';

describe('an installation whose nginx asked the backends over a network of others', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-front-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** What a function of scripts/lib/front.sh has docker do, where these are in the networks that are named. */
  async function runWith(call: string, networks: Record<string, string>, others = '') {
    const answers = Object.entries(networks).map(
      ([container, names]) => `'inspect --format {{range'*' ${container}') printf '%s\\n' ${names}; exit ;;`,
    );
    const docker = `#!/bin/sh
case "$*" in
  ${answers.join('\n  ')}
  'inspect --format {{index'*) echo site; exit ;;
  'compose ps -q nginx') echo nginx1; exit ;;
  'compose ps -q backend') echo backend1; echo backend2; exit ;;
  'compose ps -aq pages') echo pages1; exit ;;
esac
echo "$*" >> ${folder}/calls
case "$*" in ${others} *) ;; esac
`;
    await writeFile(path.join(folder, 'docker'), docker, { mode: 0o755 });
    await writeFile(path.join(folder, 'calls'), '');
    const script = `set -eu; . ${inRepository('scripts/lib/front.sh')}; ${call}`;
    const env = { PATH: `${folder}:${process.env['PATH']}` };
    const ended = await runToEnd('sh', ['-c', script], { env });
    return { ...ended, calls: (await readFile(path.join(folder, 'calls'), 'utf8')).split('\n').slice(0, -1) };
  }
  const before = { nginx1: 'site_edge', backend1: 'site_edge site_data', backend2: 'site_edge site_front' };

  it('has its backends in the new network before nginx leaves theirs', async () => {
    expect((await runWith('move_nginx_to_front', before)).calls).toEqual([
      'compose run --rm --no-deps -T --entrypoint true backend',
      'network connect --alias backend site_front backend1',
      'compose up -d --no-deps --no-build --timeout 10 --wait nginx',
    ]);
  });

  it('is left alone once nginx has moved', async () => {
    const { code, calls } = await runWith('move_nginx_to_front', {
      ...before,
      nginx1: 'site_public site_front',
    });
    expect({ code, calls }).toEqual({ code: 0, calls: [] });
  });

  it('stays as it is where another network has those addresses', async () => {
    const { code, errors, calls } = await runWith('move_nginx_to_front', before, "'compose run'*) exit 1 ;;");
    expect(code).toBe(1);
    expect(errors).toContain('set FRONT_NETWORK in .env');
    expect(calls).toHaveLength(1);
  });
});
