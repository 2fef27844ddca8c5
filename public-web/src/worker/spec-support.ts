export const ORIGIN = 'https://smash.example';

/** A cache in memory that lists its keys as browsers do: what was put last comes last. */
export class MemoryCache {
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

/** What browsers call `caches`, from caches in memory by name. */
export const storageOf = (caches: Map<string, MemoryCache>) =>
  ({
    open(name: string) {
      const cache = caches.get(name) ?? new MemoryCache();
      caches.set(name, cache);
      return Promise.resolve(cache);
    },
    keys: () => Promise.resolve([...caches.keys()]),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
    match: (key: string) =>
      Promise.resolve([...caches.values()].find(({ entries }) => entries.has(key))?.match(key)),
  }) as unknown as CacheStorage;
