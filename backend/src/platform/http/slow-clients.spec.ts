import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { limitSlowClients } from './slow-clients.js';

/** Long enough for a quick client on a busy machine. */
const LIMITS = { header: 1_000, request: 2_000, silence: 1_500, interval: 50 };
/** Larger than what the system keeps for a socket. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x');
const BLOCK = LARGE.subarray(0, 64 * 1024);

describe('a slow client', () => {
  let server: Server;
  afterEach(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });

  async function listen(answer: RequestListener, limits = LIMITS): Promise<string> {
    server = createServer(answer);
    limitSlowClients(server, limits);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const readWhole: RequestListener = (request, response) => {
    request.resume().on('end', () => response.end('done'));
  };
  /** Ignores errors: whether the connection ends cleanly or with a reset depends on data that was sent and never read. */
  function open(url: string): { socket: Socket; ended: Promise<unknown> } {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    return { socket, ended: new Promise((resolve) => socket.once('close', resolve)) };
  }

  /** A quick client must be served. When this machine stalls for a second, the client was not quick, and tries again. */
  async function expectServed(url: string, request?: RequestInit): Promise<void> {
    let text = '';
    for (let time = 0; time < 20 && text !== 'done'; time += 1) {
      text = await fetch(url, request).then(
        (response) => response.text(),
        (error: unknown) => String(error),
      );
    }
    expect(text).toBe('done');
  }

  /** Sends byte after byte until the server cuts the connection. */
  async function sendSlowly(url: string, beginning: string): Promise<void> {
    const { socket, ended } = open(url);
    socket.resume();
    socket.write(beginning);
    const timer = setInterval(() => socket.write('a'), 20);
    await ended;
    clearInterval(timer);
  }

  it.each([
    ['a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n'],
  ])('that sends %s byte by byte is cut off while others are served', async (_, beginning) => {
    const url = await listen(readWhole);
    const slow = sendSlowly(url, beginning);
    await expectServed(url, { method: 'POST', body: 'quick' });
    await slow;
  });

  it('that sends nothing is cut off', async () => {
    const { socket, ended } = open(await listen(readWhole));
    socket.resume();
    await ended;
  });

  it('that does not read is cut off while others are served', async () => {
    const url = await listen(
      (request, response) => void response.end(request.url === '/small' ? 'done' : LARGE),
    );
    const ended = new Promise<void>((resolve) =>
      server.once('connection', (socket) => socket.once('close', () => resolve())),
    );
    const { socket } = open(url);
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await expectServed(`${url}/small`);
    await ended;
    socket.destroy();
  });

  it('that reads slowly but steadily gets everything', async () => {
    const silence = 2_000;
    let sent = 0;
    let patient = true;
    // The system takes data from a server in bursts, so only what it took shows that the client has read.
    const url = await listen((_request, response) => void pipeline(blocks, response).catch(() => undefined), {
      ...LIMITS,
      silence,
    });
    function* blocks(): Generator<Buffer> {
      for (; patient; sent += BLOCK.length) yield BLOCK;
    }

    /** Bytes that were read, and the longest pause between two reads, in milliseconds. */
    async function readSlowly(): Promise<{ received: number; longest: number }> {
      sent = 0;
      patient = true;
      const began = performance.now();
      let [received, seen, longest, last] = [0, 0, 0, began];
      const note = () => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      };
      try {
        for await (const chunk of (await fetch(url)).body ?? []) {
          note();
          received += (chunk as Uint8Array).length;
          if (sent > seen) {
            seen = sent;
            patient = performance.now() - began < 1.5 * silence;
            if (patient) await delay(50);
          }
        }
      } catch {
        note();
      }
      return { received, longest };
    }

    let read = await readSlowly();
    // If this machine stalled for a second, the reader was not steady, and tries again.
    for (let time = 0; time < 5 && read.received !== sent && read.longest > silence / 2; time += 1)
      read = await readSlowly();
    expect(read.received).toBe(sent);
  });

  it('may wait for a response for longer than a request may take to arrive', async () => {
    const url = await listen((request, response) => {
      request.resume();
      setTimeout(() => response.end('done'), LIMITS.header + 50);
    });
    await expectServed(url);
  });
});
