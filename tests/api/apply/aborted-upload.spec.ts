import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apply, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { answerParts, filePart, multipartBody, multipartType } from '../../support/api/multipart.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { aCv, someAnswers } from '../../support/samples/builders.js';
import { pdfOfSize } from '../../support/samples/files.js';

describe('an upload that breaks off', () => {
  let app: ApiApp;
  let jobId: number;
  let body: Buffer;

  beforeAll(async () => {
    app = await startApi();
    jobId = (await postJob(await registerAndLogIn(app))).id;
    const cv = filePart('cv_file', await aCv({ content: await pdfOfSize(1_000_000) }));
    body = multipartBody([...answerParts(someAnswers()), cv]);
  });
  afterAll(() => app.close());

  /** Sends the beginning of a form, waits until it lies in the spool folder if it reaches the file, and hangs up. */
  async function breakOffAfter(bytes: number): Promise<void> {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head =
      `POST /api/jobs/${jobId}/apply HTTP/1.1\r\nHost: ${hostname}\r\n` +
      `Content-Type: ${multipartType}\r\nContent-Length: ${body.length}\r\n\r\n`;
    await new Promise<void>((resolve) => {
      socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, bytes)]), () => resolve());
    });
    if (bytes > 10_000) {
      await eventually(async () => expect((await app.spooledUploads()).length).toBeGreaterThan(0));
    }
    socket.resetAndDestroy();
    await once(socket, 'close');
  }

  it.each([0, 1, 200, 1500, 20_000, 500_000, 999_000])('leaves nothing after %d bytes', async (bytes) => {
    await expectNothingChanged(app, () => breakOffAfter(bytes));
  });

  it('leaves nothing if forty break off at once, and the next one is accepted', async () => {
    await expectNothingChanged(app, () =>
      Promise.all(Array.from({ length: 40 }, (_, index) => breakOffAfter(11_000 + index * 20_000))),
    );
    await apply(app, jobId);
    await eventually(async () => expect(await app.spooledUploads()).toEqual([]));
  });

  it('leaves nothing in the spool folder after a restart', async () => {
    const { UPLOAD_PATH = '' } = app.site.environment;
    await writeFile(`${UPLOAD_PATH}/left-by-a-crash`, 'half a CV');
    const restarted = await startApi({ DATABASE_URL: app.site.databaseUrl, UPLOAD_PATH });
    expect(await restarted.spooledUploads()).toEqual([]);
    await restarted.close();
  });
});
