import { lagosDate } from '@smash/contract';
import type { JobDto } from '../jobs/index.js';
import { textElement, XML_DECLARATION } from './xml.js';

/**
 * robots.txt: search engines may read everything but the API. The portal is not named; its responses themselves say
 * `noindex`. `publicUrl` has no slash at its end.
 */
export function robotsText(publicUrl: string): string {
  return ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}

/** The site map: the prerendered pages by their paths, and the jobs that take applications. */
export function sitemapXml(
  pages: readonly string[],
  openJobs: readonly Pick<JobDto, 'id' | 'updated_at'>[],
  publicUrl: string,
): string {
  const entries = [
    ...pages.map((page) => entry(`${publicUrl}${page || '/'}`)),
    ...openJobs.map((job) => entry(`${publicUrl}/careers/${job.id}`, lagosDate(new Date(job.updated_at)))),
  ];
  return `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

function entry(address: string, changedOn?: string): string {
  return `<url>${textElement('loc', address)}${textElement('lastmod', changedOn)}</url>`;
}
