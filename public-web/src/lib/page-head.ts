import { COMPANY } from '@smash/contract';
import type { MetaDescriptor } from 'react-router';
import { configured } from '../content/configured';

/** What a page says about itself in its head. */
export interface PageHead {
  /** Text after the company's name in the title; undefined on the home page. */
  suffix?: string;
  description: string;
  /** Path of the page on this site, beginning with a slash. */
  path: string;
  /** Picture for shared links: name of a file in public/og without extension. Defaults to the site's own. */
  image?: string;
  /** Structured data for search engines (schema.org). */
  structuredData?: Record<string, unknown>;
  /** Keeps a page out of search engines. */
  isHidden?: boolean;
}

/** Address of the site without a trailing slash. Empty when the build does not know it; canonical links are then relative. */
const siteOrigin = configured('VITE_SITE_ORIGIN', '').replace(/\/$/, '');

/** Browser title of a page: the company's name, with a suffix on some pages (docs/requirements/site.md#s-9). */
export function pageTitle(suffix?: string): string {
  return suffix ? `${COMPANY.name} | ${suffix}` : COMPANY.name;
}

/** Title, description, canonical address, Open Graph and Twitter tags of a page. */
export function pageHead({
  suffix,
  description,
  path,
  image = 'site',
  structuredData,
  isHidden,
}: PageHead): MetaDescriptor[] {
  const title = pageTitle(suffix);
  const address = `${siteOrigin}${path}`;
  const picture = `${siteOrigin}/og/${image}.png`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: COMPANY.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    ...(structuredData ? [{ 'script:ld+json': structuredData }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** The `meta` of a route whose loader returns the head; empty when the loader failed. */
export function loadedHead({ loaderData }: { loaderData?: { head: PageHead } | null }): MetaDescriptor[] {
  return loaderData ? pageHead(loaderData.head) : [];
}
