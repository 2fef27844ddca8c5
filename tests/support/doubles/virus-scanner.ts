import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ClamdScanner } from '../../../backend/src/platform/files/scanning/clamd-scanner.js';
import { becomesReady, endServer, freePort } from '../servers/servers.js';

const program = '/usr/sbin/clamd';

/** False where clamd is not installed, for `describe.skip`. */
export const hasVirusScanner = existsSync(program);

/** EICAR's harmless test file, which every scanner takes for a virus; in two parts, so that no scanner reports this source file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface TestVirusScanner {
  port: number;
  close(): Promise<void>;
}

/** The lines of the configuration that is shipped. */
export async function shippedSettings(): Promise<string[]> {
  const file = new URL('../../../deploy/clamav/clamd.conf', import.meta.url);
  return (await readFile(file, 'utf8')).trimEnd().split('\n');
}

/** Shipped settings that tests replace: folders and sockets. */
const PLACES = /^(?:DatabaseDirectory|TemporaryDirectory|LocalSocket|TCPSocket) /;

/** Starts ClamAV's real server with the shipped settings; it knows only EICAR's test file. */
export async function startVirusScanner(): Promise<TestVirusScanner> {
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-clamd-'));
  const port = await freePort();
  await mkdir(path.join(folder, 'signatures'));
  // Name, any type of file, any place in it, the bytes.
  const signature = `Eicar-Test-Signature:0:*:${Buffer.from(eicar).toString('hex')}\n`;
  await writeFile(path.join(folder, 'signatures', 'eicar.ndb'), signature);
  const settings = [
    ...(await shippedSettings()).filter((line) => !PLACES.test(line)),
    `DatabaseDirectory ${folder}/signatures`,
    `TemporaryDirectory ${folder}`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
  ];
  await writeFile(path.join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);

  const child = spawn(program, ['--config-file', path.join(folder, 'clamd.conf')]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const close = async () => {
    await endServer(child, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  const scanner = new ClamdScanner({ host: '127.0.0.1', port });
  const answers = () =>
    scanner.check().then(
      () => true,
      () => false,
    );
  if (!(await becomesReady(child, answers))) {
    await close();
    throw new Error(`clamd did not start.\n${output}`);
  }
  return { port, close };
}
