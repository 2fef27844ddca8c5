import { describe, expect, it } from '@jest/globals';
import { loadHead } from './load-head';

const request = (path: string) => new Request(`https://smash.example${path}`);

describe('loadHead', () => {
  it('takes the words of a page from the content, whichever way its address ends', () => {
    expect(loadHead(request('/faq/'))).toEqual(loadHead(request('/faq')));
    expect(loadHead(request('/faq'), 'articles')).toMatchObject({ path: '/faq', image: 'articles' });
  });

  it('describes the company to search engines on the home page alone', () => {
    expect(loadHead(request('/')).structuredData).toMatchObject({
      '@type': 'Organization',
      name: 'Smash Technology',
      address: [{ addressLocality: 'Abuja' }, { addressLocality: 'Lagos' }],
    });
    expect(loadHead(request('/faq')).structuredData).toBeUndefined();
  });

  it('refuses a page without words, so that the build fails', () => {
    expect(() => loadHead(request('/nowhere'))).toThrow('/nowhere');
  });
});
