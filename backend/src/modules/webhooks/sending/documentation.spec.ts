import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { WEBHOOK_EVENTS } from '@smash/contract';
import { newSecret, signatureHeader } from './signature.js';

type Verify = (headers: Record<string, string>, body: string, secret: string) => boolean;

const guide = () => readFile(new URL('../../../../../docs/webhooks.md', import.meta.url), 'utf8');

/** The example as a reader would copy it. */
async function example(): Promise<Verify> {
  const code = /```js\n(.*?)```/s.exec(await guide())?.[1] ?? '';
  const folder = await mkdtemp(path.join(tmpdir(), 'webhook-example-'));
  try {
    const file = path.join(folder, 'example.mjs');
    await writeFile(file, code);
    return ((await import(pathToFileURL(file).href)) as { isGenuine: Verify }).isGenuine;
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the guide to webhooks', () => {
  it('names every event and when it is sent', async () => {
    const rows = (await guide()).matchAll(/^\| `([\w.]+)`\s+\| (.*?)\s+\|$/gm);
    expect([...rows].map(([, type, when]) => [type, when])).toEqual(
      Object.entries(WEBHOOK_EVENTS).map(([type, { when }]) => [type, when]),
    );
  });

  it('has an example that accepts only what we sign, with either of two secrets', async () => {
    const isGenuine = await example();
    const [present, former] = [newSecret(), newSecret()];
    const body = '{"type":"webhook.test"}';
    const signed = (timestamp: number) => ({
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureHeader({ id: 'msg_1', timestamp, body }, [present, former]),
    });
    const now = Math.floor(Date.now() / 1000);
    expect([present, former].map((secret) => isGenuine(signed(now), body, secret))).toEqual([true, true]);
    expect(isGenuine(signed(now), body, newSecret())).toBe(false);
    expect(isGenuine(signed(now), `${body} `, present)).toBe(false);
    expect(isGenuine(signed(now - 600), body, present)).toBe(false);
    expect(isGenuine({ ...signed(now), 'webhook-signature': 'v1,' }, body, present)).toBe(false);
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])(
    'has an example that refuses a request without %s and does not throw',
    async (left) => {
      const isGenuine = await example();
      const secret = newSecret();
      const timestamp = Math.floor(Date.now() / 1000);
      const headers: Record<string, string> = {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureHeader({ id: 'msg_1', timestamp, body: '{}' }, [secret]),
      };
      expect(isGenuine(headers, '{}', secret)).toBe(true);
      const { [left]: _, ...rest } = headers;
      expect(isGenuine(rest, '{}', secret)).toBe(false);
    },
  );
});
