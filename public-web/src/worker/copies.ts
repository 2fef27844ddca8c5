import { KEPT_AT } from '../lib/kept-at';
import { isFileKey } from './kept-addresses';

/** Before the release, in the names of caches: one for each. */
const PREFIX = 'smash-';
/** Copies of pages and data: three for each of twenty jobs. */
const MOST_PAGES = 60;
/** Files beside those of the pages of jobs. */
const MOST_FILES = 150;
/** Bytes of the largest file that is kept. */
const LARGEST = 600_000;
/** Milliseconds after which a copy of a page is of no use: 30 days. */
const OLDEST = 2_592_000_000;

/** What a response says of itself that must not be kept. */
export function mayBeKept({ status, type, redirected, headers }: Response): boolean {
  const control = headers.get('Cache-Control') ?? '';
  return status === 200 && type === 'basic' && !redirected && !/no-store|private/.test(control);
}

/** A response as it is kept: with its time, in a page as well. The head stays, the policy of the page among it. */
async function stamped(response: Response): Promise<Response> {
  const now = new Date();
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, now.toISOString());
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  if (!headers.get('Content-Type')?.startsWith('text/html')) return new Response(response.body, { headers });
  const text = await response.text();
  return new Response(text.replace('<html', `<html data-kept-at="${now.toISOString()}"`), { headers });
}

/** The copies of one release, and what is left of the one before. */
export class Copies {
  private readonly own: string;

  /** @param shell the files that the pages of jobs consist of */
  constructor(
    release: string,
    private readonly shell: readonly string[],
    private readonly storage: CacheStorage = caches,
  ) {
    this.own = PREFIX + release;
  }

  /** The newest copy. */
  async find(key: string): Promise<Response | undefined> {
    const cache = await this.storage.open(this.own);
    return (await cache.match(key)) ?? this.storage.match(key);
  }

  async keepPage(key: string, response: Response): Promise<void> {
    await this.put(key, await stamped(response));
    await this.trim((other) => !isFileKey(other), MOST_PAGES);
  }

  async keepFile(key: string, response: Response): Promise<void> {
    const { size } = await response.clone().blob();
    if (size > LARGEST) return;
    await this.put(key, response);
    await this.trim((other) => isFileKey(other) && !this.shell.includes(other), MOST_FILES);
  }

  /** The shell, as far as it is not there yet; those that did not change come from the one before. */
  async keepShell(): Promise<void> {
    const cache = await this.storage.open(this.own);
    await Promise.all(
      this.shell.map(async (file) => {
        const copy = await this.find(file);
        await (copy ? cache.put(file, copy) : cache.add(file));
      }),
    );
  }

  /** Forgets copies of every release. */
  async forget(keys: readonly string[]): Promise<void> {
    for (const name of await this.names()) {
      const cache = await this.storage.open(name);
      for (const key of keys) await cache.delete(key);
    }
  }

  /** Keys of the pages and data that have a copy, from any release. */
  async pages(): Promise<string[]> {
    const caches = await Promise.all((await this.names()).map((name) => this.storage.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    const keys = requests.map(({ url }) => new URL(url).pathname);
    return [...new Set(keys)].filter((key) => !isFileKey(key));
  }

  /** Forgets what is too old, and of the releases before this all but the last that was in use: one that only waited has no page. */
  async tidy(): Promise<void> {
    await this.storage.open(this.own);
    const names = await this.names();
    let isLastFound = false;
    for (const name of names.slice(0, names.indexOf(this.own)).toReversed()) {
      if (isLastFound || !(await this.hasPage(name))) await this.storage.delete(name);
      else isLastFound = true;
    }
    for (const key of await this.pages()) {
      const copy = await this.find(key);
      if (copy && Date.now() - Date.parse(copy.headers.get(KEPT_AT) ?? '') > OLDEST) await this.forget([key]);
    }
  }

  private async names(): Promise<string[]> {
    return (await this.storage.keys()).filter((name) => name.startsWith(PREFIX));
  }

  private async hasPage(name: string): Promise<boolean> {
    const cache = await this.storage.open(name);
    return (await cache.keys()).some(({ url }) => !isFileKey(new URL(url).pathname));
  }

  /** Puts the copy at the end of the keys; the one that was there stays where there is no space for it. */
  private async put(key: string, response: Response): Promise<void> {
    const cache = await this.storage.open(this.own);
    await cache.put(key, response);
  }

  private async trim(isMeant: (key: string) => boolean, most: number): Promise<void> {
    const cache = await this.storage.open(this.own);
    const meant = (await cache.keys()).filter(({ url }) => isMeant(new URL(url).pathname));
    await Promise.all(meant.slice(0, Math.max(0, meant.length - most)).map((key) => cache.delete(key)));
  }
}
