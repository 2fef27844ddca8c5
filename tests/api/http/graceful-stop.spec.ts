import { once } from 'node:events';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { answerParts, filePart, multipartBody, multipartType } from '../../support/api/multipart.js';
import { eventually } from '../../support/api/state.js';
import { aCv, someAnswers } from '../../support/samples/builders.js';
import { pdfOfSize } from '../../support/samples/files.js';

describe('a server that is stopped', () => {
  const connection = async ({ url }: ApiApp) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return socket;
  };

  it('does not wait for connections without a request under way', async () => {
    const app = await startApi();
    const unused = await connection(app);
    const used = await connection(app);
    used.write('GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(used, 'data');
    const closed = Promise.all([once(unused, 'close'), once(used, 'close')]);
    used.resume();
    unused.resume();
    await app.close();
    await closed;
  });

  it('reports that it is not ready, and still serves until it closes', async () => {
    const app = await startApi();
    await eventually(async () => void (await app.visitor.get('/api/health/ready').expect(200)));
    await app.announceStop();
    await app.visitor.get('/api/health/ready').expect(503);
    await app.visitor.get('/api/jobs/').expect(200);
    await app.close();
    await expect(fetch(`${app.url}/api/health/live`)).rejects.toThrow();
  });

  it('tells proxies to close their connections', async () => {
    const app = await startApi();
    const ask = async (address: string) => {
      const agent = new Agent({ keepAlive: true });
      const [response] = (await once(get(`${app.url}${address}`, { agent }), 'response')) as [
        IncomingMessage,
      ];
      response.resume();
      agent.destroy();
      return response.headers.connection;
    };
    expect(await ask('/api/jobs/')).toBe('keep-alive');
    await app.announceStop();
    for (const address of ['/api/jobs/', '/api/health/live']) expect(await ask(address)).toBe('close');
    await app.close();
  });

  it('finishes an application that is being sent', async () => {
    const app = await startApi();
    const job = await postJob(await registerAndLogIn(app));
    const cv = filePart('cv_file', await aCv({ content: await pdfOfSize(4_000_000) }));
    const body = multipartBody([...answerParts(someAnswers()), cv]);
    const upload = request(`${app.url}/api/jobs/${job.id}/apply`, {
      method: 'POST',
      headers: { 'Content-Type': multipartType, 'Content-Length': body.length },
    });
    upload.write(body.subarray(0, 2_000_000));
    await eventually(async () => expect((await app.spooledUploads()).length).toBeGreaterThan(0));
    await app.announceStop();
    const stopped = app.close();
    upload.end(body.subarray(2_000_000));
    const [response] = (await once(upload, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(201);
    await stopped;
  });
});
