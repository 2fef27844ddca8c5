import { describe, expect, it } from '@jest/globals';
import { MOST_KEPT, RenderedPages } from './rendered-pages.js';

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

  it('are kept while the jobs stay as they are', async () => {
    expect([await open('/careers'), await open('/careers')]).toEqual(['rendered', 'kept']);
    expect([await open('/careers', '2'), await open('/careers', '2')]).toEqual(['rendered', 'kept']);
  });

  it('that people open stay, whatever is searched for meanwhile; others make room', async () => {
    await open('/careers?q=first', '2');
    for (let index = 0; index < 3 * MOST_KEPT; index += 1) {
      await open(`/careers?q=${index}`, '2');
      expect(await open('/careers', '2')).toBe('kept');
    }
    expect(await open(`/careers?q=${3 * MOST_KEPT - 1}`, '2')).toBe('kept');
    expect(await open('/careers?q=first', '2')).toBe('rendered');
  });

  it('are not kept when they failed', async () => {
    const failed = () => open('/careers?q=broken', '2', 503);
    expect([await failed(), await failed()]).toEqual(['rendered', 'rendered']);
    const missing = () => open('/careers/-', '2', 404);
    expect([await missing(), await missing()]).toEqual(['rendered', 'kept']);
  });
});
