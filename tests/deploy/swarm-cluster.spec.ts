import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runToEnd } from '../support/programs.js';

const DAY_MS = 24 * 3_600_000;

describe('the scripts of a database node', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-cluster-'));
    await put('settings', '');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const put = (name: string, text: string) =>
    writeFile(path.join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });

  async function run(script: string, env: Record<string, string>): Promise<string> {
    const ended = await runToEnd('bash', [inRoot('deploy/swarm/cluster', script)], {
      env: { PATH: `${folder}:${process.env['PATH']}`, ...env },
    });
    expect(ended).toMatchObject({ code: 0, errors: '' });
    return ended.output;
  }

  const TO_A_TIME =
    'restore --type=time --target=2026-11-25 18:40:00+00 --target-exclusive --target-action=promote';
  it.each([
    ['a time', { RESTORE_TO: '2026-11-25 18:40:00+00', RESTORE_TIMELINE: '' }, TO_A_TIME],
    [
      'a time on a former timeline',
      { RESTORE_TO: '2026-11-25 18:40:00+00', RESTORE_TIMELINE: '1' },
      `${TO_A_TIME} --target-timeline=1`,
    ],
    ['the end of the log', { RESTORE_TO: 'end', RESTORE_TIMELINE: '' }, 'restore'],
  ])('restore to %s', async (_what, env, expected) => {
    await put('pgbackrest', 'echo "$*"');
    expect(await run('restore', env)).toBe(`${expected} --log-level-console=info\n`);
  });

  it.each([
    ['now', 0, 'method: pgbackrest'],
    ['three days ago', 3, 'method: initdb'],
  ])(
    'fill an empty disk as of RESTORE_TO only if that restore began lately: %s',
    async (_when, days, method) => {
      await put('sed', `/bin/sed "$1" '${inRoot('deploy/swarm/cluster/patroni.yml')}'`);
      await put('sleep', 'exit 1');
      await put('patroni', `case $1 in /tmp/*) cat "$1" ;; *) echo '  method: initdb' ;; esac`);
      const began = new Date(Date.now() - days * DAY_MS).toISOString();
      const env = { RESTORE_TO: '2026-11-25 18:40:00+00', RESTORES: `2026-11-20T10:00:00Z=1,${began}=2` };
      expect(await run('database', env)).toContain(method);
    },
  );

  it('tell HAProxy the address of a node that replaces one that is gone for good', async () => {
    const nodes = (...numbers: number[]) => numbers.map((number) => [`node${number}`, `10.0.0.${number}`]);
    const shown = [nodes(1, 2, 3), nodes(1, 3), nodes(1, 3, 4), nodes(1, 3, 4)];
    await writeFile(path.join(folder, 'stand-ins.py'), standIns(shown));
    const { code, output, errors } = await runToEnd('python3', [
      path.join(folder, 'stand-ins.py'),
      inRoot('deploy/swarm/cluster/proxy'),
    ]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const slots = (listener: string, slot: number, node: number) =>
      `set server ${listener}/database${slot} addr 10.0.0.${node} port 5432`;
    const told = ([slot, node]: [number, number]) => [
      slots('primary', slot, node),
      slots('standbys', slot, node),
    ];
    const expected: [number, number][] = [
      [1, 1],
      [2, 2],
      [3, 3],
      [2, 4],
    ];
    expect(output.trim().split('\n')).toEqual(expected.flatMap(told));
  });
});

/** Runs the script with a HAProxy that prints what it is told, and a Patroni that shows these members one after another. */
const standIns = (shown: string[][][]) => `
import io, json, socket, subprocess, sys, time, urllib.request
lists = json.loads('${JSON.stringify(shown)}')

class HAProxy:
    returncode = 0
    def poll(self): return None if lists else 0

class Commands:
    def __init__(self, *_): pass
    def __enter__(self): return self
    def __exit__(self, *_): pass
    def settimeout(self, _): pass
    def connect(self, _): pass
    def sendall(self, command): print(command.decode().strip())
    def recv(self, _): return b""

answer = lambda: {"members": [{"name": name, "host": host} for name, host in lists[0]]}
subprocess.Popen = lambda *_: HAProxy()
socket.getaddrinfo = lambda *_: [(0, 0, 0, "", ("10.0.0.1", 8008))]
urllib.request.urlopen = lambda url, timeout: io.BytesIO(json.dumps(answer()).encode())
socket.socket = Commands
time.sleep = lambda _: lists.pop(0)
exec(open(sys.argv[1]).read())
`;
