import { createHash } from 'node:crypto';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { BackupItemMissingError } from './backup-target.js';
import { S3Target } from './s3-target.js';

const servers: Server[] = [];

/** More than the largest part of an upload. */
const LARGE = 70 * 1024 * 1024;

/** What a server says of an upload in parts. */
const ANSWERS: Record<string, (hasUpload: boolean) => string> = {
  'GET uploads': (hasUpload) =>
    `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${hasUpload ? '<Upload><Key>t/dump</Key><UploadId>1</UploadId><Initiated>2026-11-20T00:00:00Z</Initiated></Upload>' : ''}</ListMultipartUploadsResult>`,
  'POST uploads': () =>
    '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>',
  'PUT part': () => '<Error><Code>AccessDenied</Code></Error>',
};

async function targetThatGets(answer: RequestListener, limits = {}): Promise<S3Target> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = { region: 'us-east-1', bucket: 'backups', accessKey: 'someone', secretKey: 'something' };
  return new S3Target({ endpoint: `http://127.0.0.1:${port}`, prefix: '', ...settings }, limits);
}

/** The ways a server can fail; tests/api tests against a real one. */
describe('S3Target', () => {
  let folder: string;
  const dump = () => path.join(folder, 'dump');
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-dump-'));
    await writeFile(dump(), '');
    await truncate(dump(), LARGE);
  });
  afterAll(() => rm(folder, { recursive: true }));
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  it.each(['', '404 page not found'])('takes no file for missing if a 404 says only "%s"', async (body) => {
    const target = await targetThatGets((_request, response) => response.writeHead(404).end(body), {
      pausesMs: [],
    });
    const read = target.read('erasures.txt');
    await expect(read).rejects.toThrow('The bucket backups refuses erasures.txt');
    await expect(read).rejects.not.toThrow(BackupItemMissingError);
  });

  it('sends a dump in one request, whose content the server can verify', async () => {
    const sent: unknown[] = [];
    const target = await targetThatGets((request, response) => {
      const { method, url = '', headers } = request;
      sent.push([method, url.split('?')[0], Number(headers['content-length']), headers['content-md5']]);
      request.resume().once('end', () => response.end());
    });
    await target.putFile('t/dump', dump());
    const md5 = createHash('md5').update(Buffer.alloc(LARGE)).digest('base64');
    expect(sent).toEqual([['PUT', '/backups/t/dump', LARGE, md5]]);
  });

  it('leaves no parts behind if a dump that is too large for one request breaks off', async () => {
    let [wasBegun, hasUpload] = [false, false];
    const target = await targetThatGets(
      (request, response) => {
        const { method = '', url = '' } = request;
        const asked = `${method} ${new URL(url, 'http://s3').searchParams.has('uploads') ? 'uploads' : 'part'}`;
        request.resume().once('end', () => {
          if (asked === 'POST uploads') wasBegun = hasUpload = true;
          if (asked === 'DELETE part') hasUpload = false;
          if (asked === 'PUT part') response.writeHead(403);
          response.end(ANSWERS[asked]?.(hasUpload));
        });
      },
      { requestBytes: 1 },
    );
    await expect(target.putFile('t/dump', dump())).rejects.toThrow('AccessDenied');
    expect([wasBegun, hasUpload]).toEqual([true, false]);
  });

  it('gives up a server that stops in the middle of its response', async () => {
    const target = await targetThatGets(
      (request, response) => {
        request.resume().once('end', () => response.writeHead(200).write('<?xml version="1.0"?>'));
      },
      { silenceMs: 300, silenceOfFilesMs: 300, pausesMs: [] },
    );
    const calls = [
      target.put('erasures.txt', Buffer.from('none')),
      target.putFile('t/dump', import.meta.filename),
      target.read('erasures.txt'),
      target.startOfWhole('objects/one', '', 512),
      target.folders(),
    ];
    const ended = await Promise.allSettled(calls);
    expect(ended.map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
  });

  it('tries a request three times if the server fails or the connection breaks', async () => {
    let tries = 0;
    const target = await targetThatGets(
      (request, response) => {
        tries += 1;
        if (tries === 1) response.writeHead(503).end();
        else if (tries === 2) request.destroy();
        else response.end('none');
      },
      { pausesMs: [0, 0] },
    );
    expect(String(await target.read('erasures.txt'))).toBe('none');
    expect(tries).toBe(3);
  });

  it('tries once what the server refuses, and says why', async () => {
    let tries = 0;
    const target = await targetThatGets((_request, response) => {
      tries += 1;
      response.writeHead(403).end('<Error><Code>AccessDenied</Code><Message>no list</Message></Error>');
    });
    await expect(target.folders()).rejects.toThrow(/: 403 AccessDenied no list$/);
    expect(tries).toBe(1);
  });

  it('says what a server reports in a response with the status of success', async () => {
    const target = await targetThatGets(
      (_request, response) => {
        response.end('<Error><Code>InternalError</Code><Message>try again</Message></Error>');
      },
      { pausesMs: [] },
    );
    await expect(target.folders()).rejects.toThrow(/: 200 InternalError try again$/);
  });
});
