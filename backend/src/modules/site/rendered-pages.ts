import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from '@smash/contract';
import { UnavailableException } from '../../platform/errors/api-exception.js';
import { BoundedMap } from '../../platform/caches/bounded-map.js';
import { BoundedQueue } from '../../platform/timing/bounded-queue.js';
import { isMadeUp } from './page-address.js';

/** Pages of one state of the jobs that are kept: the list and the jobs that people open. */
export const MOST_KEPT = 200;
/** Besides those, the list with one filter that people tick, and what they come to through a channel. */
const MOST_ASKED = 100;
/** And pages whose address has something of somebody's own in it. */
export const MOST_MADE_UP = 100;
/** Pages made at once, and most that wait: one takes up to 40 ms of the processor, so that other requests wait a second at most. */
const AT_ONCE = 4;
const MOST_WAITING = 20;
/** Nearly as small as the best, in a tenth of the time. */
const BROTLI_QUALITY = 5;

/** A page in each form that a browser may take. */
export interface ReadyPage extends Omit<RenderedPage, 'html'> {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Rendered pages, kept as long as the jobs stay as they are. A flood of searches, of filters or of channels pushes out no page without one. */
export class RenderedPages {
  private version = '';
  private readonly queue = new BoundedQueue(AT_ONCE, MOST_WAITING);
  private readonly pages = new BoundedMap<string, Promise<ReadyPage>>(MOST_KEPT);
  private readonly asked = new BoundedMap<string, Promise<ReadyPage>>(MOST_ASKED);
  private readonly madeUp = new BoundedMap<string, Promise<ReadyPage>>(MOST_MADE_UP);

  /**
   * @param version state of the jobs; pages of another version are dropped
   * @throws UnavailableException when too many pages wait to be made
   */
  get(version: string, address: string, render: () => Promise<RenderedPage>): Promise<ReadyPage> {
    if (version !== this.version) [this.pages, this.asked, this.madeUp].forEach((kept) => kept.clear());
    this.version = version;
    const pages = this.placeOf(address);
    const kept = pages.get(address);
    // Not kept first: a page that is refused pushes out none that is.
    if (!kept && !this.queue.hasRoom) return Promise.reject(new UnavailableException());
    const page = kept ?? this.queue.add(async () => makeReady(await render()));
    // Set again even if kept, so that the least recently requested page is the first to be dropped.
    pages.set(address, page);
    if (kept) return kept;
    page.then(
      ({ status }) => status >= 500 && pages.delete(address),
      () => pages.delete(address),
    );
    return page;
  }

  private placeOf(address: string): BoundedMap<string, Promise<ReadyPage>> {
    if (isMadeUp(address)) return this.madeUp;
    return address.includes('?') ? this.asked : this.pages;
  }
}

export async function makeReady({ html, ...page }: RenderedPage): Promise<ReadyPage> {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain),
  ]);
  return { ...page, plain, br, gzip: zipped };
}
