import { expect, it } from '@jest/globals';
import { logIn, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { startApi } from '../../support/api/app.js';
import { insertApplications } from '../../support/api/rows.js';
import { startServerProcess } from '../../support/servers/server-process.js';

/** Far less than the list below. With 50 the backend ends when it starts, and with 60 it is not reliable. */
const heapMegabytes = 96;

it('the whole list is sent by a process whose memory could not hold it', async () => {
  const app = await startApi();
  const owner = await registerAndLogIn(app);
  const { id: jobId } = await postJob(owner);
  await insertApplications(app, jobId, 20_000, { cover_letter_text: `repeat('a long letter ', 1100)` });
  const small = await startServerProcess({
    DATABASE_URL: app.site.databaseUrl,
    NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
  });
  const token = await logIn(small, owner.account);
  const response = await fetch(`${small.url}/api/applications-list/`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length;
  await small.close();
  await app.close();
  const megabytes = bytes / 1024 / 1024;
  process.stdout.write(`  ${megabytes.toFixed(0)} MB of JSON from a heap of ${heapMegabytes} MB\n`);
  expect(megabytes).toBeGreaterThan(2 * heapMegabytes);
});
