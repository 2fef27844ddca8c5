import { beforeEach, expect, it } from '@jest/globals';
import { KEPT_AT } from '../lib/kept-at';
import { Copies } from './copies';
import { storageOf, type MemoryCache } from './spec-support';

let caches: Map<string, MemoryCache>;

const SHELL = ['/assets/careers-B4Os01wp.js', '/assets/job-B4Os01wp.css'];
const release = (name: string) => new Copies(name, SHELL, storageOf(caches));
const page = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/html' } });
const keptText = async (copies: Copies, key: string) => (await copies.find(key))?.text();

beforeEach(() => void (caches = new Map()));

it('a release keeps the copies of the last release in use, not of one that only waited', async () => {
  const used = release('b');
  await used.keepShell();
  await used.keepPage('/careers/7', page('Rider'));
  await release('c').keepShell();
  const newest = release('d');
  await newest.keepShell();
  await newest.tidy();
  expect([...caches.keys()]).toEqual(['smash-b', 'smash-d']);
  expect(await keptText(newest, '/careers/7')).toBe('Rider');
});

it('a release in use keeps the copies of the last release and of the waiting one', async () => {
  for (const name of ['a', 'b']) await release(name).keepPage('/careers/7', page(name));
  await release('c').keepShell();
  await release('b').tidy();
  expect([...caches.keys()]).toEqual(['smash-a', 'smash-b', 'smash-c']);
});

it('a release drops its oldest files beyond 150, but no file of the job pages', async () => {
  const copies = release('a');
  await copies.keepShell();
  const others = Array.from({ length: 151 }, (_, index) => `/assets/other-${index}.svg`);
  for (const file of others) await copies.keepFile(file, new Response('<svg/>'));
  expect([...(caches.get('smash-a')?.entries.keys() ?? [])]).toEqual([...SHELL, ...others.slice(1)]);
});

it('a release keeps the old copy of a page if there is no space for the new one', async () => {
  const copies = release('a');
  await copies.keepPage('/careers/7', page('Rider'));
  const cache = caches.get('smash-a');
  if (cache) cache.isFull = true;
  await expect(copies.keepPage('/careers/7', page('Driver'))).rejects.toThrow('no space');
  expect(await keptText(copies, '/careers/7')).toBe('Rider');
});

it('a damaged copy counts as none', async () => {
  const copies = release('a');
  await copies.keepPage('/careers/7', page('Rider'));
  const cache = caches.get('smash-a');
  if (cache)
    cache.match = () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError'));
  expect(await copies.find('/careers/7')).toBeUndefined();
});

it.each([-31, 31])('a copy whose time is %i days from now is removed', async (days) => {
  const copies = release('a');
  await copies.keepPage('/careers/7', page('Rider'));
  const headers = { [KEPT_AT]: new Date(Date.now() + days * 86_400_000).toISOString() };
  await caches.get('smash-a')?.put('/careers/8', new Response('Driver', { headers }));
  await copies.tidy();
  expect(await copies.pages()).toEqual(['/careers/7']);
});
