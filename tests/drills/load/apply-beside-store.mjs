// POST apply with a PDF of 1 MiB at 20 connections, files in S3, next to the same encrypted bytes put straight into the same
// store by the same client, in turn. Run: node tests/drills/load/apply-beside-store.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { startS3 } from '../../../scripts/lib/test/s3-server.mjs';
import { testServerEnvironment } from '../../../scripts/lib/test/server-environment.mjs';
import { logIn, postJson, withBackend } from '../../support/servers/with-backend.mjs';
import { built } from '../support/built.mjs';
import { formOf, fromNetwork, MEGABYTE, pdfOf } from '../support/application-form.mjs';
import { drive, percentile } from '../support/load.mjs';

const { S3FileStorage } = await built('platform/files/storage/s3-file-storage.js');

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const CONNECTIONS = 20;
const COUNT = 200;
const BUCKET = 'load';

const folder = await mkdtemp(path.join(tmpdir(), 'smash-store-'));
const { settings, stop } = await startS3(folder);
const { endpoint, accessKey, secretKey } = settings;
await new S3FileStorage({
  endpoint,
  accessKey,
  secretKey,
  region: 'us-east-1',
  bucket: BUCKET,
}).ensureBucket();
const store = {
  STORAGE: 's3',
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
  S3_REGION: 'us-east-1',
  S3_BUCKET: BUCKET,
};
const bare = spawn(process.execPath, [inRoot('tests', 'drills', 'load', 'bare-store.mjs')], {
  env: { ...process.env, ...testServerEnvironment(), DATABASE_URL: 'postgres://nobody@localhost/', ...store },
  stdio: ['pipe', 'pipe', 'inherit'],
});
const told = createInterface({ input: bare.stdout });
const put = async (count) => {
  bare.stdin.write(`${CONNECTIONS} ${count}\n`);
  return Number((await once(told, 'line'))[0]);
};

try {
  await withBackend(async ({ url }) => {
    const token = await logIn(url);
    const job = { title: 'Load', description: 'x', responsibility: 'x', requirements: 'x' };
    const { id } = await postJson(`${url}/api/jobs/`, job, token);
    const cv = pdfOf(MEGABYTE);
    let index = 0;
    const apply = async (count) => {
      const { perSecond, milliseconds, failures } = await drive(
        { connections: CONNECTIONS, count },
        async () => {
          index += 1;
          const response = await fetch(`${url}/api/jobs/${id}/apply`, {
            method: 'POST',
            headers: fromNetwork(index),
            body: formOf(index, cv),
          });
          await response.arrayBuffer();
          if (response.status !== 201) throw new Error(`status ${response.status}`);
        },
      );
      if (failures.length > 0) throw failures[0];
      return { perSecond, p99: Math.round(percentile(milliseconds, 0.99)) };
    };
    await put(40);
    await apply(40);
    const ratios = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [straight, ours] = [await put(COUNT), await apply(COUNT)];
      ratios.push(ours.perSecond / straight);
      console.log(
        `round ${round}: straight into the store ${straight.toFixed(1)}/s | applied ${ours.perSecond.toFixed(1)}/s, p99 ${ours.p99} ms | ratio ${(ratios.at(-1) ?? 0).toFixed(2)}`,
      );
    }
    console.log(`median ratio ${percentile(ratios, 0.5).toFixed(2)}`);
  }, store);
} finally {
  bare.kill();
  await stop();
  await rm(folder, { recursive: true, force: true });
}
