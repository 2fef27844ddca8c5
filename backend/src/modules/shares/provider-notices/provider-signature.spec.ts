import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isSignedByProvider } from './provider-signature.js';

const secret = 'sk_test_0123456789';
const now = new Date('2026-11-22T12:00:00Z');
const seconds = now.getTime() / 1000;
const body = Buffer.from('{"event":"charge.success","data":{"reference":"SHR-1","amount":1}}');

const hmac = (content: Buffer | string, key = secret) =>
  createHmac('sha512', key).update(content).digest('hex');
const stamped = (time: number | string, content = body, key = secret) =>
  `t=${time},v1=k1:${hmac(`${time}.${content.toString()}`, key)}`;
const check = (header: string | undefined, content = body) =>
  isSignedByProvider(content, header, { secret, now });

describe('isSignedByProvider', () => {
  it.each([
    ['over the body', hmac(body)],
    ['in capital letters', hmac(body).toUpperCase()],
    ['over time and body', stamped(seconds)],
    ['made five minutes ago', stamped(seconds - 300)],
    ['made by a clock that is five minutes ahead', stamped(seconds + 300)],
    [
      'beside one of another key',
      `t=${seconds},v1=old:${'0'.repeat(128)},v1=k1:${stamped(seconds).slice(-128)}`,
    ],
  ])('takes a signature %s', (_, header) => {
    expect(check(header)).toBe(true);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['one of another key', hmac(body, 'sk_test_other')],
    ['one of another length', hmac(body).slice(2)],
    ['SHA-256', createHmac('sha256', secret).update(body).digest('hex')],
    ['no hex', 'z'.repeat(128)],
    ['one that is too old', stamped(seconds - 301)],
    ['one from the future', stamped(seconds + 301)],
    ['another time than was signed', stamped(seconds - 100).replace(`t=${seconds - 100}`, `t=${seconds}`)],
    ['a timestamped one of another key', stamped(seconds, body, 'sk_test_other')],
    ['a timestamped one over the body alone', `t=${seconds},v1=k1:${hmac(body)}`],
    ['one without a time', `v1=k1:${hmac(body)}`],
    ['a very long one', `t=${seconds}${`,v1=k1:${'0'.repeat(128)}`.repeat(100)}`],
  ])('refuses %s', (_, header) => {
    expect(check(header)).toBe(false);
  });

  it('refuses the same data in other bytes, and any single changed byte', () => {
    const reordered = Buffer.from('{"data":{"amount":1,"reference":"SHR-1"},"event":"charge.success"}');
    expect(check(hmac(body), reordered)).toBe(false);
    expect(check(hmac(body), Buffer.concat([body, Buffer.from('\n')]))).toBe(false);
    expect(check(hmac(body), body.subarray(0, -1))).toBe(false);
    for (let index = 0; index < body.length; index += 1) {
      const changed = Buffer.from(body);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(check(hmac(body), changed)).toBe(false);
    }
  });
});
