import { describe, expect, it } from '@jest/globals';
import { loadHead } from './load-head';

const request = (path: string) => new Request(`https://smash.example${path}`);

describe('loadHead', () => {
  it('takes the texts of a page from the content, with or without a slash at the end', () => {
    expect(loadHead(request('/faq/'))).toEqual(loadHead(request('/faq')));
    expect(loadHead(request('/faq'), 'articles')).toMatchObject({ path: '/faq', image: 'articles' });
  });

  it('describes the company to search engines on the home page only', () => {
    expect(loadHead(request('/')).structuredData).toMatchObject({
      '@type': 'Organization',
      name: 'Smash Technology',
      address: [{ addressLocality: 'Abuja' }, { addressLocality: 'Lagos' }],
    });
    expect(loadHead(request('/faq')).structuredData).toBeUndefined();
  });

  it('throws for a page without texts, so that the build fails', () => {
    expect(() => loadHead(request('/nowhere'))).toThrow('/nowhere');
  });
});
