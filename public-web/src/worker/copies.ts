import { KEPT_AT } from '../lib/kept-at';
import { isFileKey } from './kept-addresses';

/** Start of the names of caches. Each release has a cache. */
const PREFIX = 'smash-';
/** Most copies of pages and data: three for each of twenty jobs. */
const MOST_PAGES = 60;
/** Most files beside the shell. */
const MOST_FILES = 150;
/** Size of the largest file to keep, in bytes. */
const LARGEST = 600_000;
/** Milliseconds after which a copy of a page is removed: 30 days. */
const OLDEST = 2_592_000_000;

/** Whether a response may be stored, by its status and headers. */
export function mayBeKept({ status, type, redirected, headers }: Response): boolean {
  const control = headers.get('Cache-Control') ?? '';
  return status === 200 && type === 'basic' && !redirected && !/no-store|private/.test(control);
}

/** Copy of a response with the present time in a header, and in a page also in its HTML. Keeps the other headers, such as the policy. */
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

/** Copies of one release, and what is left from the previous one. */
export class Copies {
  private readonly own: string;

  /** @param shell addresses of the files that pages of jobs need */
  constructor(
    release: string,
    private readonly shell: readonly string[],
    private readonly storage: CacheStorage = caches,
  ) {
    this.own = PREFIX + release;
  }

  /** The copy of this release, else one of another release; undefined also if the device has damaged its copies. */
  async find(key: string): Promise<Response | undefined> {
    try {
      const cache = await this.storage.open(this.own);
      return (await cache.match(key)) ?? (await this.storage.match(key));
    } catch {
      return undefined;
    }
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

  /** Stores what is missing of the shell. Files that did not change are taken from the previous release instead of fetched. */
  async keepShell(): Promise<void> {
    const cache = await this.storage.open(this.own);
    await Promise.all(
      this.shell.map(async (file) => {
        if (await cache.match(file)) return;
        const copy = await this.find(file);
        await (copy ? cache.put(file, copy) : cache.add(file));
      }),
    );
  }

  /** Removes copies from all releases. */
  async forget(keys: readonly string[]): Promise<void> {
    for (const name of await this.names()) {
      const cache = await this.storage.open(name);
      for (const key of keys) await cache.delete(key);
    }
  }

  /** Keys of the copied pages and data of all releases. */
  async pages(): Promise<string[]> {
    const caches = await Promise.all((await this.names()).map((name) => this.storage.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    const keys = requests.map(({ url }) => new URL(url).pathname);
    return [...new Set(keys)].filter((key) => !isFileKey(key));
  }

  /**
   * Removes copies that are too old, and all earlier releases but the last one in use. A release that was only waiting has
   * no pages.
   */
  async tidy(): Promise<void> {
    await this.storage.open(this.own);
    const names = await this.names();
    let isLastFound = false;
    for (const name of names.slice(0, names.indexOf(this.own)).reverse()) {
      if (isLastFound || !(await this.hasPage(name))) await this.storage.delete(name);
      else isLastFound = true;
    }
    for (const key of await this.pages()) {
      const copy = await this.find(key);
      const keptAt = Date.parse(copy?.headers.get(KEPT_AT) ?? '');
      // Either way: the clock of a device may have been ahead.
      if (Math.abs(Date.now() - keptAt) > OLDEST) await this.forget([key]);
    }
  }

  private async names(): Promise<string[]> {
    return (await this.storage.keys()).filter((name) => name.startsWith(PREFIX));
  }

  private async hasPage(name: string): Promise<boolean> {
    const cache = await this.storage.open(name);
    return (await cache.keys()).some(({ url }) => !isFileKey(new URL(url).pathname));
  }

  /** Stores a copy as the last key. The previous copy stays when there is no space for the new one. */
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
