import { describe, expect, it } from '@jest/globals';
import { loadedHead, pageHead } from './page-head';

const head = { suffix: 'FAQ', path: '/faq', description: 'Six answers.' };

describe('pageHead', () => {
  it('names the company and the page, and the picture for shared links', () => {
    const tags = pageHead({ ...head, image: 'articles' });
    expect(tags).toContainEqual({ title: 'Smash Technology | FAQ' });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: '/faq' });
    expect(tags).toContainEqual({ property: 'og:image', content: '/og/articles.png' });
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  });

  it('has noindex only for a hidden page', () => {
    const noindex = { name: 'robots', content: 'noindex' };
    expect(pageHead({ ...head, isHidden: true })).toContainEqual(noindex);
    expect(pageHead(head)).not.toContainEqual(noindex);
  });
});

describe('loadedHead', () => {
  it('is the head from the loader, and empty if the loader failed', () => {
    expect(loadedHead({ loaderData: { head } })).toEqual(pageHead(head));
    expect(loadedHead({ loaderData: undefined })).toEqual([]);
  });
});
