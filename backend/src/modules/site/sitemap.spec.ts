import { describe, expect, it } from '@jest/globals';
import { robotsText, sitemapXml } from './sitemap.js';

describe('sitemapXml', () => {
  it('lists the home page, other pages and open jobs, with the day of the last change in Lagos', () => {
    const xml = sitemapXml(
      ['', '/about'],
      [{ id: 7, updated_at: '2026-10-31T23:30:00.000Z' }],
      'https://smash.example',
    );
    const locations = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
    expect(locations).toEqual([
      'https://smash.example/',
      'https://smash.example/about',
      'https://smash.example/careers/7',
    ]);
    expect(xml).toContain('<loc>https://smash.example/careers/7</loc><lastmod>2026-11-01</lastmod>');
  });

  it('escapes reserved characters in an address', () => {
    expect(sitemapXml(['/a&b'], [], 'https://smash.example')).toContain('https://smash.example/a&amp;b<');
  });
});

describe('robotsText', () => {
  it('disallows the API, names the site map and does not mention the portal', () => {
    const lines = robotsText('https://smash.example').split('\n');
    expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual(['Disallow: /api/']);
    expect(lines.join()).not.toContain('portal');
    expect(lines).toContain('Sitemap: https://smash.example/sitemap.xml');
  });
});
