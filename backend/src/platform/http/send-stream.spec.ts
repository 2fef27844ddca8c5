import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'express';
import { ReaderLeftError } from '../errors/reader-left.error.js';
import { sendStream } from './send-stream.js';

type Source = Parameters<typeof sendStream>[1];

describe('sendStream', () => {
  let close = () => Promise.resolve();
  afterEach(() => close());

  /** A server that sends the source in response to any request, or 503 with the message of an error before the headers. */
  async function serve(
    source: Source,
    opened: (response: ServerResponse) => Promise<void> = () => Promise.resolve(),
  ) {
    const server = createServer((_, response) => {
      const setHeaders = () => void response.setHeader('X-Sent', 'yes');
      const send = () => sendStream(response as unknown as Response, source, setHeaders);
      void opened(response)
        .then(send)
        .then(resolveEnd, (error: unknown) => {
          if (!response.headersSent) response.writeHead(503).end((error as Error).message);
          resolveEnd(error);
        });
    });
    let resolveEnd = (_error?: unknown) => {};
    /** The error of `sendStream`, if it threw one. */
    const ended = new Promise<unknown>((resolve) => (resolveEnd = resolve));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    close = async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    };
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ended };
  }

  async function* parts(...texts: (string | Error)[]): AsyncGenerator<string> {
    for (const text of texts) {
      if (text instanceof Error) throw text;
      yield await Promise.resolve(text);
    }
  }

  it.each<[string, () => Source, string]>([
    ['parts', () => parts('a', 'b'), 'ab'],
    ['no parts', () => parts(), ''],
    ['a stream', () => Readable.from([Buffer.from('ab')]), 'ab'],
    ['an empty stream', () => new PassThrough().end(), ''],
  ])('sends %s after the headers', async (_, source, text) => {
    const response = await fetch((await serve(source())).url);
    expect(response.headers.get('X-Sent')).toBe('yes');
    expect(await response.text()).toBe(text);
  });

  it('says that the reader left if that was before the content was there', async () => {
    const leave = new AbortController();
    const { url, ended } = await serve(parts('a'), async (response) => {
      leave.abort();
      await once(response, 'close');
    });
    await expect(fetch(url, leave)).rejects.toThrow();
    expect(await ended).toBeInstanceOf(ReaderLeftError);
  });

  it.each<[string, () => Source]>([
    ['parts', () => parts(new Error('gone'))],
    ['a stream', () => Readable.from(parts(new Error('gone')))],
  ])('throws an error at the start of %s before sending headers', async (_, source) => {
    const response = await fetch((await serve(source())).url);
    expect([response.status, response.headers.has('X-Sent'), await response.text()]).toEqual([
      503,
      false,
      'gone',
    ]);
  });

  it('breaks the connection on a later error', async () => {
    const { url, ended } = await serve(parts('a', new Error('gone')));
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
    expect(await ended).toEqual(new Error('gone'));
  });

  it('fetches a part only after the last was taken, and closes the source if the client disconnects', async () => {
    const part = 'x'.repeat(8 * 1024 * 1024);
    let asked = 0;
    let hasEnded = false;
    async function* endless() {
      try {
        for (;;) {
          asked += 1;
          yield await Promise.resolve(part);
        }
      } finally {
        hasEnded = true;
      }
    }
    const { url, ended } = await serve(endless());
    const { body } = await fetch(url);
    await body?.cancel();
    expect(await ended).toBeInstanceOf(ReaderLeftError);
    expect(hasEnded).toBe(true);
    expect(asked).toBeLessThan(4);
  });
});
