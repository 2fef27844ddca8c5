import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { PartUnavailableError } from '../../errors/part-unavailable.error.js';
import { ClamdScanner } from './clamd-scanner.js';

/** The ways a scanner can fail; tests/api/apply/virus-scan.spec.ts tests what a real one finds. */
describe('ClamdScanner', () => {
  const file = { content: () => Readable.from([Buffer.alloc(4 * 1024 * 1024, 1)]) };
  let server: Server | undefined;
  const sockets = new Set<Socket>();

  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    server?.close();
  });

  async function scannerThat(behaves: (socket: Socket) => void, timeLimitMs = 120_000) {
    server = createServer((socket) => {
      sockets.add(socket.on('error', () => socket.destroy()));
      behaves(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return new ClamdScanner({ host: '127.0.0.1', port }, timeLimitMs);
  }
  const afterTheFile = (reply: string) => (socket: Socket) => {
    let last = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      last = Buffer.concat([last, chunk]).subarray(-4);
      if (last.equals(Buffer.alloc(4))) socket.end(reply);
    });
  };

  it.each([
    ['stream: OK\0', undefined],
    ['stream: Win.Test.EICAR_HDB-1 FOUND\0', 'Win.Test.EICAR_HDB-1'],
  ])('understands the response %j', async (reply, found) => {
    const scanner = await scannerThat(afterTheFile(reply));
    await expect(scanner.find(file)).resolves.toBe(found);
  });

  it.each([
    ['refuses the size', afterTheFile('INSTREAM size limit exceeded. ERROR\0')],
    ['says nothing', afterTheFile('')],
    ['hangs up in the middle', (socket: Socket) => void socket.once('data', () => socket.destroy())],
    ['never reads', (socket: Socket) => void socket.pause()],
    ['never answers', (socket: Socket) => void socket.resume()],
  ])('never counts a file as clean if the scanner %s', async (_, behaves) => {
    const scanner = await scannerThat(behaves, 300);
    await expect(scanner.find(file)).rejects.toThrow(PartUnavailableError);
  });

  it('reports an unreadable spool file as such, not as a scanner that does not answer', async () => {
    const scanner = await scannerThat((socket) => void socket.resume());
    const content = () =>
      new Readable({
        read() {
          this.destroy(new Error('EIO'));
        },
      });
    await expect(scanner.find({ content })).rejects.toMatchObject({
      name: 'PartUnavailableError',
      message: 'An upload cannot be read from the spool folder',
    });
  });

  it('stops waiting for a scan when its caller does', async () => {
    const scanner = await scannerThat((socket) => void socket.resume());
    await expect(scanner.find(file, AbortSignal.abort())).rejects.toThrow(PartUnavailableError);
  });

  it('reports that no scanner listens', async () => {
    const scanner = await scannerThat(() => undefined);
    server?.close();
    await expect(scanner.check()).rejects.toThrow('The virus scanner does not answer');
    await expect(scanner.find(file)).rejects.toThrow(PartUnavailableError);
  });
});
