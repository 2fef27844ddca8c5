import { describe, expect, it } from '@jest/globals';
import { BRANDS, CHANNEL_LABELS, JOB_TYPES } from '@smash/contract';
import { UnavailableException } from '../../platform/errors/api-exception.js';
import { MOST_KEPT, MOST_MADE_UP, RenderedPages } from './rendered-pages.js';

describe('rendered pages', () => {
  const pages = new RenderedPages();
  let rendered: string[] = [];
  const open = async (address: string, version = '1', status = 200) => {
    rendered = [];
    await pages.get(version, address, () => {
      rendered.push(address);
      return Promise.resolve({ html: address, status, scriptHashes: [] });
    });
    return rendered.length > 0 ? 'rendered' : 'kept';
  };

  it('are kept until the jobs change', async () => {
    expect([await open('/careers'), await open('/careers')]).toEqual(['rendered', 'kept']);
    expect([await open('/careers', '2'), await open('/careers', '2')]).toEqual(['rendered', 'kept']);
  });

  it.each([
    '/careers?q=',
    '/careers?place=',
    '/careers?page=3',
    '/careers?src=fair-',
    '/careers/7?src=fair-',
    '/careers?brand=owenas&src=whatsapp&page=',
  ])('are not pushed out by made-up addresses such as %s, which only replace each other', async (words) => {
    await open('/careers?src=whatsapp', '2');
    for (let index = 0; index <= MOST_MADE_UP; index += 1) await open(`${words}${index}`, '2');
    expect(await open(`${words}${MOST_MADE_UP}`, '2')).toBe('kept');
    expect(await open(`${words}0`, '2')).toBe('rendered');
    expect(await open('/careers?src=whatsapp', '2')).toBe('kept');
  });

  it('are not pushed out by others who walk through real filters and channels', async () => {
    await open('/careers', '2');
    await open('/careers?src=whatsapp', '2');
    for (const brand of BRANDS) {
      for (const type of JOB_TYPES) {
        for (const src of Object.keys(CHANNEL_LABELS)) {
          const query = { brand, type, src };
          await open(`/careers?${new URLSearchParams(query).toString()}`, '2');
        }
      }
    }
    expect(await open('/careers?src=whatsapp', '2')).toBe('kept');
    for (let id = 0; id < 20; id += 1) {
      for (const src of Object.keys(CHANNEL_LABELS)) await open(`/careers/${id}?src=${src}`, '2');
    }
    expect(await open('/careers', '2')).toBe('kept');
  });

  it('are dropped in the order of last use when there are too many', async () => {
    await open('/careers/first', '2');
    for (let index = 0; index < 3 * MOST_KEPT; index += 1) {
      await open(`/careers/${index}`, '2');
      expect(await open('/careers', '2')).toBe('kept');
    }
    expect(await open(`/careers/${3 * MOST_KEPT - 1}`, '2')).toBe('kept');
    expect(await open('/careers/first', '2')).toBe('rendered');
  });

  it('are not kept if rendering failed', async () => {
    const failed = () => open('/careers?q=broken', '2', 503);
    expect([await failed(), await failed()]).toEqual(['rendered', 'rendered']);
    const missing = () => open('/careers/-', '2', 404);
    expect([await missing(), await missing()]).toEqual(['rendered', 'kept']);
  });

  it('are refused while too many others are made, and made again afterwards', async () => {
    const ends: (() => void)[] = [];
    const slow = (address: string) =>
      pages.get('3', address, async () => {
        await new Promise<void>((end) => ends.push(end));
        return { html: address, status: 200, scriptHashes: [] };
      });
    const taken = Array.from({ length: 24 }, (_, id) => slow(`/careers/${id}`));
    await expect(slow('/careers/24')).rejects.toThrow(UnavailableException);
    // One that is being made is waited for.
    const same = slow('/careers/0');
    expect(ends).toHaveLength(4);
    for (const page of taken) {
      ends.shift()?.();
      await page;
    }
    expect((await same).plain.toString()).toBe('/careers/0');
    expect(await open('/careers/24', '3')).toBe('rendered');
  });
});
