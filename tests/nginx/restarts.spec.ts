import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { request as sendTlsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/api/state.js';
import { makeCertificate } from '../support/samples/certificate.js';
import { isServed } from '../support/servers/servers.js';
import { type Nginx, type NginxOptions, nginxVersion, startNginx } from '../support/servers/nginx.js';
import { readAndRespond, type StubBackend, startStubBackend } from '../support/doubles/stub-backend.js';

const SIZE = 1_000_000;
/** So that an upload outlasts the start of other processes. */
const directives: NginxOptions['directives'] = { client_body_timeout: ['15s', '10m'] };

(nginxVersion ? describe : describe.skip)('nginx, while an upload is under way,', () => {
  let tlsFolder: string;
  let backend: StubBackend;
  let nginx: Nginx;
  beforeAll(async () => {
    tlsFolder = await mkdtemp(path.join(tmpdir(), 'smash-tls-'));
    backend = await startStubBackend(readAndRespond);
  });
  afterAll(async () => {
    await backend.close();
    await rm(tlsFolder, { recursive: true });
  });
  afterEach(() => nginx.close());

  /** Sends the first half of a body. @returns a function that sends the other half and returns the status */
  async function beginUpload(url: string): Promise<() => Promise<number | undefined>> {
    const send = url.startsWith('https:') ? sendTlsRequest : sendRequest;
    const upload = send(`${url}/api/jobs/1/apply`, {
      method: 'POST',
      agent: false,
      headers: { 'Content-Length': SIZE },
      rejectUnauthorized: false,
    });
    await new Promise((resolve) => upload.write(Buffer.alloc(SIZE / 2), resolve));
    // Once nginx answers a later request, it has begun to read this one.
    await fetch(`${nginx.url}/favicon.svg`, { redirect: 'manual' });
    return async () => {
      const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
      upload.end(Buffer.alloc(SIZE / 2));
      const [response] = await answered;
      response.resume();
      return response.statusCode;
    };
  }
  async function certificateName(): Promise<string | undefined> {
    const socket = connectTls({ port: nginx.tlsPort, rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    const { CN } = socket.getPeerCertificate().subject;
    socket.destroy();
    return CN as string;
  }

  it('uses a renewed certificate without losing the upload', async () => {
    makeCertificate(tlsFolder, 'old.example');
    nginx = await startNginx({ backends: [backend.address], tlsFolder, directives });
    expect(await certificateName()).toBe('old.example');
    const finish = await beginUpload(`https://127.0.0.1:${nginx.tlsPort}`);
    makeCertificate(tlsFolder, 'new.example');
    nginx.reload();
    // Connections made meanwhile get one or the other certificate.
    for (let name; name !== 'new.example';) {
      name = await certificateName();
      expect(['old.example', 'new.example']).toContain(name);
    }
    expect(await finish()).toBe(200);
  });

  it('refuses new requests once it is stopped, and ends after the upload', async () => {
    nginx = await startNginx({ backends: [backend.address], directives });
    const finish = await beginUpload(nginx.url);
    const stopped = nginx.stop();
    while (await isServed(`${nginx.url}/favicon.svg`, { headers: { Connection: 'close' } }));
    expect(await finish()).toBe(200);
    expect(await stopped).toBe(0);
  });

  it('fails its health check when stopped, and serves new requests for the shutdown delay', async () => {
    const programs = await mkdtemp(path.join(tmpdir(), 'smash-sleep-'));
    const [asked, over] = [path.join(programs, 'asked'), path.join(programs, 'over')];
    await writeFile(
      path.join(programs, 'sleep'),
      // Also ends when its folder is removed, so that nothing is left running when the test fails.
      `#!/bin/sh\necho "$1" > ${asked}\nuntil [ -e ${over} ] || ! [ -e "$0" ]; do /bin/sleep 0.02; done\n`,
      { mode: 0o755 },
    );
    nginx = await startNginx({
      backends: [backend.address],
      directives,
      asImage: { shutdownDelayMs: 8_000, programs },
    });
    const health = async () => (await fetch(`${nginx.url}/health`)).status;
    expect(await health()).toBe(200);
    const finish = await beginUpload(nginx.url);
    const stopped = nginx.stop();
    try {
      await eventually(async () => expect(await health()).toBe(404));
      const finishLater = await beginUpload(nginx.url);
      expect(await isServed(`${nginx.url}/api/jobs/`, { headers: { Connection: 'close' } })).toBe(true);
      expect(await finishLater()).toBe(200);
    } finally {
      await writeFile(over, '');
    }
    while (await isServed(`${nginx.url}/health`, { headers: { Connection: 'close' } }));
    expect(await finish()).toBe(200);
    expect(await stopped).toBe(0);
    expect(await readFile(asked, 'utf8')).toBe('8\n');
    await rm(programs, { recursive: true });
  });
});
