import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ipaddr from 'ipaddr.js';
import { sendWebhook, type WebhookRequest } from './send-webhook.js';

const LOOPBACK = [ipaddr.parseCIDR('127.0.0.0/8')];
/** A public address at which nobody responds. */
const PUBLIC = { address: '1.2.3.4', family: 4 };
const INSIDE = { address: '127.0.0.1', family: 4 };

describe('a request to a receiver', () => {
  let server: Server;
  let port: number;
  let received: string[];
  let answer: RequestListener;
  beforeAll(async () => {
    server = createServer((request, response) => {
      received.push(request.url ?? '');
      answer(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  beforeEach(() => {
    received = [];
    answer = (_, response) => response.end('taken');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const send = (host: string, changes: Partial<WebhookRequest> = {}, scheme = 'http') =>
    sendWebhook({
      url: `${scheme}://${host}:${port}/hook`,
      headers: {},
      body: '{}',
      allowed: [],
      signal: AbortSignal.timeout(10_000),
      ...changes,
    });

  it('reaches an allowed network, by name and by address', async () => {
    const resolve = () => Promise.resolve([INSIDE]);
    expect(await send('receiver.test', { allowed: LOOPBACK, resolve })).toEqual({
      status: 200,
      text: 'taken',
    });
    expect(await send('127.0.0.1', { allowed: LOOPBACK })).toMatchObject({ status: 200 });
  });

  it('ends at its time limit if the receiver switches protocols', async () => {
    answer = (_, { socket }) => {
      socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n');
    };
    const sending = send('127.0.0.1', { allowed: LOOPBACK, signal: AbortSignal.timeout(200) });
    await expect(sending).rejects.toMatchObject({ code: 'ABORT_ERR' });
  });

  it.each([
    ['127.0.0.1', 'http'],
    ['127.0.0.1', 'https'],
    ['2130706433', 'https'],
    ['0x7f.1', 'https'],
    ['[::1]', 'https'],
    ['[::ffff:127.0.0.1]', 'https'],
    ['localhost', 'https'],
    ['169.254.169.254', 'https'],
    ['1.2.3.4', 'http'],
  ])('is not sent to %s by %s', async (host, scheme) => {
    await expect(send(host, {}, scheme)).rejects.toThrow(
      expect.objectContaining({ code: 'address_refused' }),
    );
    expect(received).toEqual([]);
  });

  it('is not sent if any address of the name is internal, or if there is none', async () => {
    for (const addresses of [[PUBLIC, INSIDE], []]) {
      const resolve = () => Promise.resolve(addresses);
      const refused = expect.objectContaining({ code: 'address_refused' });
      await expect(send('receiver.test', { resolve }, 'https')).rejects.toThrow(refused);
    }
  });

  it('goes only to the address that was checked, even if the name then resolves differently', async () => {
    const answers = [[PUBLIC], [INSIDE], [INSIDE]];
    let asked = 0;
    const resolve = () => Promise.resolve(answers[asked++] ?? []);
    // Nobody answers at PUBLIC, so the attempt is aborted as soon as the name is resolved.
    const giveUp = new AbortController();
    const watched = async () => resolve().finally(() => setImmediate(() => giveUp.abort()));
    await expect(
      send('rebinding.test', { resolve: watched, signal: giveUp.signal }, 'https'),
    ).rejects.toThrow();
    expect(asked).toBe(1);
    await expect(send('rebinding.test', { resolve }, 'https')).rejects.toThrow(
      expect.objectContaining({ code: 'address_refused' }),
    );
    expect(received).toEqual([]);
  });

  it('does not follow a redirect', async () => {
    answer = (_, response) => response.writeHead(302, { Location: '/elsewhere' }).end();
    expect(await send('127.0.0.1', { allowed: LOOPBACK })).toEqual({ status: 302, text: '' });
    expect(received).toEqual(['/hook']);
  });

  it('reads only the beginning of an endless response', async () => {
    answer = (_, response) => {
      const more = () => void (response.destroyed || response.write('\0'.repeat(1_000), more));
      more();
    };
    const { text } = await send('127.0.0.1', { allowed: LOOPBACK });
    expect(text).toBe('\uFFFD'.repeat(4_096));
  });

  it('ends when aborted, even during the response', async () => {
    const giveUp = new AbortController();
    answer = (_, response) => {
      response.write('a');
      giveUp.abort();
    };
    await expect(send('127.0.0.1', { allowed: LOOPBACK, signal: giveUp.signal })).rejects.toThrow('aborted');
  });
});
