import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../errors.mjs';
import { inRoot } from '../paths.mjs';
import { freePort } from '../ports.mjs';
import { signalGroup, start } from '../processes.mjs';
import { tail } from '../run.mjs';

const readyMilliseconds = 120_000;
/** Files on one page of a list; other servers have 1,000. */
const pageSize = 20;

/**
 * Starts a real S3 server on the loopback address, with keys of its own.
 * @param {string} folder for its state; the server makes and removes it
 * @returns {Promise<{ settings: { endpoint: string, accessKey: string, secretKey: string, pageSize: number }, stop: () => Promise<void> }>}
 */
export async function startS3(folder) {
  const keys = {
    S3_TEST_ACCESS_KEY: `tests-${randomBytes(6).toString('hex')}`,
    S3_TEST_SECRET_KEY: randomBytes(20).toString('hex'),
  };
  const gatewayPort = await freePort();
  const monitorPort = await freePort();
  const storePort = await freePort();
  const ports = [gatewayPort, monitorPort, storePort, pageSize].map(String);
  const child = start(
    'bash',
    [inRoot('tests', 'support', 'servers', 'start-s3.sh'), path.join(folder, 's3'), ...ports],
    {
      env: { ...process.env, ...keys },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  const ended = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  const isReady = await new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), readyMilliseconds);
    const settle = (value) => {
      clearTimeout(timer);
      resolve(value);
    };
    const collect = (chunk) => {
      output += chunk;
      if (/^READY$/m.test(output)) settle(true);
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.once('error', () => settle(false));
    void ended.then(() => settle(false));
  });
  if (!isReady) {
    signalGroup(child, 'SIGKILL');
    throw new ExpectedError(`The S3 server did not start:\n${tail(output)}`);
  }
  return {
    settings: {
      endpoint: `http://127.0.0.1:${gatewayPort}`,
      accessKey: keys.S3_TEST_ACCESS_KEY,
      secretKey: keys.S3_TEST_SECRET_KEY,
      pageSize,
    },
    stop: async () => {
      child.stdin?.end();
      signalGroup(child, 'SIGTERM');
      await ended;
      signalGroup(child, 'SIGKILL');
      await rm(path.join(folder, 's3'), { recursive: true, force: true });
    },
  };
}
