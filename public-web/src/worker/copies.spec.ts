import { beforeEach, expect, it } from '@jest/globals';
import { Copies } from './copies';

const ORIGIN = 'https://smash.example';

/** A cache in memory that lists its keys as browsers do: what was put last comes last. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  isFull = false;

  match = (key: string) => Promise.resolve(this.entries.get(key)?.clone());
  keys = () => Promise.resolve([...this.entries.keys()].map((key) => ({ url: ORIGIN + key })));
  add = (key: string) => this.put(key, new Response(key));
  delete = (request: string | { url: string }) =>
    Promise.resolve(
      this.entries.delete(typeof request === 'string' ? request : new URL(request.url).pathname),
    );

  put(key: string, response: Response) {
    if (this.isFull) return Promise.reject(new DOMException('There is no space left', 'QuotaExceededError'));
    this.entries.delete(key);
    this.entries.set(key, response);
    return Promise.resolve();
  }
}

let caches: Map<string, MemoryCache>;

const storage = {
  open(name: string) {
    const cache = caches.get(name) ?? new MemoryCache();
    caches.set(name, cache);
    return Promise.resolve(cache);
  },
  keys: () => Promise.resolve([...caches.keys()]),
  delete: (name: string) => Promise.resolve(caches.delete(name)),
  match: (key: string) =>
    Promise.resolve([...caches.values()].find(({ entries }) => entries.has(key))?.match(key)),
} as unknown as CacheStorage;

const SHELL = ['/assets/careers-B4Os01wp.js', '/assets/job-B4Os01wp.css'];
const release = (name: string) => new Copies(name, SHELL, storage);
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
