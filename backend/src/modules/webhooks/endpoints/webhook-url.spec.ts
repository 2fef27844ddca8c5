import { expect, it } from '@jest/globals';
import ipaddr from 'ipaddr.js';
import { problemWithUrl } from './webhook-url.js';

const INSIDE = [ipaddr.parseCIDR('10.0.0.0/8')];

it.each([
  ['https://example.com/hooks?tenant=1', []],
  ['https://8.8.8.8/hooks', []],
  ['http://10.1.2.3:8080/hooks', INSIDE],
  ['http://receiver.internal/hooks', INSIDE],
])('the webhook address %s is accepted', (url, allowed) => {
  expect(problemWithUrl(url, allowed)).toBeUndefined();
});

it.each([
  ['example.com/hooks', [], 'begins with https'],
  ['ftp://example.com', INSIDE, 'begins with https'],
  ['javascript:alert(1)', [], 'begins with https'],
  ['http://example.com/hooks', [], 'begins with https'],
  ['https://me:secret@example.com/', [], 'password'],
  ['https://example.com/#part', [], '#'],
  ['https://127.0.0.1/', [], 'private network'],
  ['https://2130706433/', [], 'private network'],
  ['https://[::1]/', INSIDE, 'private network'],
  ['https://169.254.169.254/latest', INSIDE, 'private network'],
  ['http://8.8.8.8/', INSIDE, 'private network'],
])('the webhook address %s is refused', (url, allowed, problem) => {
  expect(problemWithUrl(url, allowed)).toContain(problem);
});
