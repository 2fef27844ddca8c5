import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { keysOf, store } from './file-storage.conformance.js';
import { StorageUnavailableError, StoredFileMissingError } from './file-storage.js';
import { S3FileStorage } from './s3-file-storage.js';

/** For servers that respond, however busy the machine is; servers that never respond get `IMPATIENT`. */
const PATIENT = { response: 60_000, put: 60_000 };
const IMPATIENT = { response: 300, put: 600 };
const servers: (Server | TcpServer)[] = [];

async function listen(server: Server | TcpServer): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function storageAt(port: number, timeouts = IMPATIENT): S3FileStorage {
  const settings = { region: 'us-east-1', bucket: 'files', accessKey: 'someone', secretKey: 'something' };
  return new S3FileStorage({ endpoint: `http://127.0.0.1:${port}`, ...settings }, timeouts);
}

async function storageThatSends(answer: RequestListener, timeouts = PATIENT): Promise<S3FileStorage> {
  return storageAt(await listen(createServer(answer)), timeouts);
}

/** The outcome of every call, so that none is forgotten. */
async function outcomes(storage: S3FileStorage): Promise<unknown[]> {
  const calls = [
    store(storage, 'key', randomBytes(2_000_000)),
    storage.get('key').then(buffer),
    storage.delete('key'),
    keysOf(storage),
    storage.check(),
  ];
  const results = await Promise.allSettled(calls);
  return results.map((result) => (result.status === 'rejected' ? (result.reason as unknown) : 'served'));
}

async function expectUnavailable(storage: S3FileStorage): Promise<void> {
  const results = await outcomes(storage);
  expect(results).toEqual(results.map(() => expect.any(StorageUnavailableError)));
}

const ONE_VERSION =
  '<ListVersionsResult><Name>files</Name><IsTruncated>false</IsTruncated><Version><Key>key</Key><VersionId>v1</VersionId><LastModified>2026-11-20T00:00:00Z</LastModified><ETag>e</ETag><Size>1</Size></Version></ListVersionsResult>';

/** The ways a server can fail, in every call; tests/api tests against a real server. */
describe('S3FileStorage', () => {
  afterEach(() => {
    for (const server of servers.splice(0)) {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    }
  });

  it('is unavailable if the server is gone', async () => {
    const server = createTcpServer();
    const port = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    await expectUnavailable(storageAt(port));
  });

  it('is unavailable if the server accepts connections and never responds', async () => {
    const server = createTcpServer((socket) => socket.on('error', () => undefined).unref());
    await expectUnavailable(storageAt(await listen(server)));
  });

  it('is unavailable if the server closes every connection', async () => {
    const server = createTcpServer((socket) => socket.on('error', () => undefined).destroy());
    await expectUnavailable(storageAt(await listen(server)));
  });

  it.each([
    [500, '<Error><Code>InternalError</Code></Error>'],
    [503, '<Error><Code>SlowDown</Code></Error>'],
    [502, '<html>Bad gateway</html>'],
    [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'],
    [404, '<Error><Code>NoSuchBucket</Code></Error>'],
    [404, '404 page not found'],
    [404, '<html>Not Found</html>'],
    [404, ''],
  ])('is unavailable if the server responds with %d %s', async (status, body) => {
    const storage = await storageThatSends((request, response) => {
      request.resume().once('end', () => response.writeHead(status).end(body));
    });
    await expectUnavailable(storage);
  });

  it('says in which region the bucket is, and why an upload was refused', async () => {
    const storage = await storageThatSends((request, response) => {
      request.resume().once('end', () => {
        response.writeHead(400, { 'x-amz-bucket-region': 'eu-west-1' });
        response.end('<Error><Code>InvalidRequest</Code><Message>Object Lock needs it</Message></Error>');
      });
    });
    await expect(storage.check()).rejects.toThrow('400 (the bucket is in eu-west-1)');
    const put = store(storage, 'key', randomBytes(1000));
    await expect(put).rejects.toThrow('400 InvalidRequest Object Lock needs it');
  });

  it('is unavailable if a list of files is not XML', async () => {
    const storage = await storageThatSends((_request, response) => response.end('not xml at all <<<'));
    await expect(keysOf(storage)).rejects.toThrow(StorageUnavailableError);
  });

  it('ends the stream with an error if the server stops in the middle of a file', async () => {
    const storage = await storageThatSends((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half');
    }, IMPATIENT);
    await expect(storage.get('key').then(buffer)).rejects.toThrow(StorageUnavailableError);
  });

  it('ends the stream with an error if the connection breaks in the middle of a file', async () => {
    const storage = await storageThatSends((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy());
    });
    await expect(buffer(await storage.get('key'))).rejects.toThrow(StorageUnavailableError);
  });

  it('is unavailable if the server sends one byte at a time', async () => {
    const server = createTcpServer((socket) => {
      const drip = setInterval(() => socket.write('H'), 50);
      socket.on('error', () => undefined).on('close', () => clearInterval(drip));
    });
    await expectUnavailable(storageAt(await listen(server)));
  });

  it('reports a missing file if the server does not know the key', async () => {
    const storage = await storageThatSends((_request, response) => {
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    });
    await expect(storage.get('key')).rejects.toThrow(StoredFileMissingError);
  });

  it('removes a file on a server that keeps no versions', async () => {
    const removed: (string | undefined)[] = [];
    const storage = await storageThatSends(({ method, url }, response) => {
      if (method === 'DELETE') removed.push(url);
      response.writeHead(method === 'DELETE' ? 204 : 501).end();
    });
    await storage.delete('key');
    expect(removed).toEqual(['/files/key']);
  });

  it('removes the current version, once, if the server refuses to list versions or to remove them', async () => {
    for (const mayList of [true, false]) {
      const asked: string[] = [];
      let isCurrent = true;
      const storage = await storageThatSends(({ method = '', url = '' }, response) => {
        const version = new URL(url, 'http://s3').searchParams.get('versionId');
        if (method === 'HEAD') return response.writeHead(isCurrent ? 200 : 404).end();
        if (method !== 'DELETE')
          return response.writeHead(mayList ? 200 : 403).end(mayList ? ONE_VERSION : '');
        asked.push(version ?? 'current');
        if (!version) isCurrent = false;
        return response.writeHead(version ? 403 : 204).end();
      });
      await expect(storage.delete('key')).rejects.toThrow(StorageUnavailableError);
      await expect(storage.delete('key')).rejects.toThrow(StorageUnavailableError);
      expect(asked).toEqual(mayList ? ['v1', 'current', 'v1'] : ['current']);
    }
  });

  it('sends an upload while it is still being read', async () => {
    let received = 0;
    const storage = await storageThatSends((request, response) => {
      request.on('data', (chunk: Buffer) => (received += chunk.length)).once('end', () => response.end());
    });
    const half = randomBytes(200_000);
    async function* content() {
      yield half;
      while (received < half.length) await new Promise((resolve) => setImmediate(resolve));
      yield half;
    }
    await storage.put('key', Readable.from(content(), { objectMode: false }), 2 * half.length);
    expect(received).toBe(2 * half.length);
  });

  it('is unavailable if the server refuses an upload before reading it', async () => {
    const storage = await storageThatSends((_request, response) =>
      response.writeHead(403).end('<Code>No</Code>'),
    );
    await expect(store(storage, 'key', randomBytes(2_000_000))).rejects.toThrow(StorageUnavailableError);
  });

  it('sends at most sixteen files at once', async () => {
    let running = 0;
    let most = 0;
    const storage = await storageThatSends((request, response) => {
      running += 1;
      most = Math.max(most, running);
      request.resume().once('end', () =>
        setImmediate(() => {
          running -= 1;
          response.end();
        }),
      );
    });
    const bytes = randomBytes(300_000);
    await Promise.all(Array.from({ length: 40 }, (_, index) => store(storage, `key-${index}`, bytes)));
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(16);
  });
});
