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

/** The real server is tested in tests/api; these are the ways in which a server can fail. */
describe('S3FileStorage, every call, when the server', () => {
  afterEach(() => {
    for (const server of servers.splice(0)) {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    }
  });

  it('is not there, is unavailable', async () => {
    const server = createTcpServer();
    const port = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    await expectUnavailable(storageAt(port));
  });

  it('accepts and never answers, is unavailable', async () => {
    const server = createTcpServer((socket) => socket.on('error', () => undefined).unref());
    await expectUnavailable(storageAt(await listen(server)));
  });

  it('closes every connection, is unavailable', async () => {
    const server = createTcpServer((socket) => socket.on('error', () => undefined).destroy());
    await expectUnavailable(storageAt(await listen(server)));
  });

  it.each([
    [500, '<Error><Code>InternalError</Code></Error>'],
    [503, '<Error><Code>SlowDown</Code></Error>'],
    [502, '<html>Bad gateway</html>'],
    [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'],
    [404, '<Error><Code>NoSuchBucket</Code></Error>'],
  ])('answers %d %s, is unavailable', async (status, body) => {
    const storage = await storageThatSends((request, response) => {
      request.resume().once('end', () => response.writeHead(status).end(body));
    });
    await expectUnavailable(storage);
  });

  it('answers a list with something else, is unavailable', async () => {
    const storage = await storageThatSends((_request, response) => response.end('not xml at all <<<'));
    await expect(keysOf(storage)).rejects.toThrow(StorageUnavailableError);
  });

  it('stops in the middle of a file, ends the stream with an error', async () => {
    const storage = await storageThatSends((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half');
    }, IMPATIENT);
    await expect(buffer(await storage.get('key'))).rejects.toThrow(StorageUnavailableError);
  });

  it('breaks the connection in the middle of a file, ends the stream with an error', async () => {
    const storage = await storageThatSends((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy());
    });
    await expect(buffer(await storage.get('key'))).rejects.toThrow(StorageUnavailableError);
  });

  it('sends one byte of its response at a time, is unavailable', async () => {
    const server = createTcpServer((socket) => {
      const drip = setInterval(() => socket.write('H'), 50);
      socket.on('error', () => undefined).on('close', () => clearInterval(drip));
    });
    await expectUnavailable(storageAt(await listen(server)));
  });

  it('does not know the key, says that the file is missing', async () => {
    const storage = await storageThatSends((_request, response) => {
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    });
    await expect(storage.get('key')).rejects.toThrow(StoredFileMissingError);
  });

  it('keeps no versions and says so, removes the file all the same', async () => {
    const removed: (string | undefined)[] = [];
    const storage = await storageThatSends(({ method, url }, response) => {
      if (method === 'DELETE') removed.push(url);
      response.writeHead(method === 'DELETE' ? 204 : 501).end();
    });
    await storage.delete('key');
    expect(removed).toEqual(['/files/key']);
  });

  it('refuses to list the versions of a file, is unavailable', async () => {
    const storage = await storageThatSends(({ method }, response) => {
      response.writeHead(method === 'DELETE' ? 204 : 403).end();
    });
    await expect(storage.delete('key')).rejects.toThrow(StorageUnavailableError);
  });

  it('takes its time for an upload, gets it while it is read', async () => {
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

  it('refuses an upload before it has read it, is unavailable', async () => {
    const storage = await storageThatSends((_request, response) =>
      response.writeHead(403).end('<Code>No</Code>'),
    );
    await expect(store(storage, 'key', randomBytes(2_000_000))).rejects.toThrow(StorageUnavailableError);
  });

  it('is slow while many files wait, never receives more than sixteen at once', async () => {
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
