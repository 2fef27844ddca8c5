import { beforeEach, describe, expect, it } from '@jest/globals';
import { RenewedCredentials, type TemporaryKeys } from './renewed-credentials.js';

const MINUTE = 60_000;

describe('temporary keys of the object store', () => {
  let now: number;
  let asked: number;
  let answer: () => Promise<TemporaryKeys>;
  let credentials: RenewedCredentials;

  beforeEach(() => {
    now = Date.UTC(2026, 10, 25);
    asked = 0;
    answer = () => Promise.resolve(keysFor(60 * MINUTE));
    const times = { ahead: 5 * MINUTE, response: 8_000, pause: MINUTE / 2 };
    credentials = new RenewedCredentials(
      () => {
        asked += 1;
        return answer();
      },
      times,
      () => now,
    );
  });

  const keysFor = (milliseconds: number): TemporaryKeys => ({
    accessKey: `key-${asked}`,
    secretKey: 'secret',
    sessionToken: `token-${asked}`,
    expiresAt: new Date(now + milliseconds),
  });
  const keyNow = async () => (await credentials.getCredentials()).getAccessKey();

  it('are requested once, however many calls wait for them', async () => {
    expect(await Promise.all([keyNow(), keyNow(), keyNow()])).toEqual(['key-1', 'key-1', 'key-1']);
    expect((await credentials.getCredentials()).getSessionToken()).toBe('token-1');
    expect(asked).toBe(1);
  });

  it('are renewed five minutes before they expire', async () => {
    await keyNow();
    now += 54 * MINUTE;
    expect(await keyNow()).toBe('key-1');
    now += 2 * MINUTE;
    expect(await keyNow()).toBe('key-2');
  });

  it('are used until they expire if renewal fails, and renewal is retried', async () => {
    await keyNow();
    answer = () => Promise.reject(new Error('closed'));
    now += 56 * MINUTE;
    expect([await keyNow(), await keyNow(), await keyNow()]).toEqual(['key-1', 'key-1', 'key-1']);
    expect(asked).toBe(2);
    now += MINUTE;
    expect(await keyNow()).toBe('key-1');
    expect(asked).toBe(3);
    now += 4 * MINUTE;
    await expect(keyNow()).rejects.toThrow('closed');
    answer = () => Promise.resolve(keysFor(60 * MINUTE));
    expect(await keyNow()).toBe('key-5');
  });

  it('are not requested at every call if they last less than five minutes', async () => {
    answer = () => Promise.resolve(keysFor(2 * MINUTE));
    for (let call = 0; call < 5; call += 1) await keyNow();
    expect(asked).toBe(1);
  });
});
