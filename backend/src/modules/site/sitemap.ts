import type { JobDto } from '../jobs/index.js';

/** What search engines are told: everything but the portal and the API. `publicUrl` has no slash at its end. */
export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /hidden-portal/',
    'Disallow: /api/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The site map: the prerendered pages by their paths, and the jobs that take applications. */
export function sitemapXml(
  pages: readonly string[],
  openJobs: readonly Pick<JobDto, 'id' | 'updated_at'>[],
  publicUrl: string,
): string {
  const entries = [
    ...pages.map((page) => entry(`${publicUrl}${page || '/'}`)),
    ...openJobs.map((job) => entry(`${publicUrl}/careers/${job.id}`, job.updated_at.slice(0, 10))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

function entry(address: string, changedOn?: string): string {
  const lastmod = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
  return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
