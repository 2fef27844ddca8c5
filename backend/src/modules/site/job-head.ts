import { COMPANY, MESSAGES, truncate } from '@smash/contract';
import { escapeHtml } from '../../platform/text/escape-html.js';
import { sharedPicture } from '../job-drawings/index.js';
import type { JobDto } from '../jobs/index.js';
import { jobStructuredData } from './job-structured-data.js';

/** Search engines show about this much of a description. */
const SUMMARY_LENGTH = 155;

/**
 * Attribute of tags that React does not manage: the site removes them when another page is shown
 * (public-web/src/components/route-effects.tsx).
 */
const OF_FIRST_PAGE = 'data-first-page';

/** What the head of a page states about the page. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute address of the page. */
  url: string;
  /** Absolute address of the picture for shared links, 1200 by 630 pixels. */
  picture: string;
  /** Text alternative of the picture. */
  pictureAlt: string;
  structuredData?: object;
}

/** Head of a job's own page; structured data only while it takes applications, as search engines ask. */
export function jobPageHead(job: JobDto, publicUrl: string): PageHead {
  return {
    title: `${COMPANY.name} | ${job.title}`,
    description: summary(job),
    url: `${publicUrl}/careers/${job.id}`,
    ...pictureOf(job, publicUrl),
    ...(job.is_open && { structuredData: jobStructuredData(job, publicUrl) }),
  };
}

export function applicationPageHead(job: JobDto, publicUrl: string): PageHead {
  return {
    title: `${COMPANY.name} | Apply: ${job.title}`,
    description: summary(job),
    url: `${publicUrl}/job-application/${job.id}`,
    ...pictureOf(job, publicUrl),
  };
}

function pictureOf(job: JobDto, publicUrl: string): Pick<PageHead, 'picture' | 'pictureAlt'> {
  const { path, alt } = sharedPicture(job);
  return { picture: `${publicUrl}${path}`, pictureAlt: alt };
}

function summary(job: JobDto): string {
  const state = job.is_open ? '' : `${MESSAGES.applicationsClosed}. `;
  const text = `${state}${job.job_type} · ${job.location}. ${job.description.replace(/\s+/g, ' ')}`;
  return truncate(text, SUMMARY_LENGTH);
}

/**
 * Puts a head into a rendered page, in place of its own title and description. Every text is escaped, since people
 * write the texts of jobs.
 */
export function fillHead(page: string, head: PageHead): string {
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  const url = escapeHtml(head.url);
  const picture = escapeHtml(head.picture);
  const tags = [
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${url}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:site_name" content="${escapeHtml(COMPANY.name)}">`,
    `<meta property="og:image" content="${picture}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${escapeHtml(head.pictureAlt)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:title" content="${title}">`,
    `<meta name="twitter:description" content="${description}">`,
    `<meta name="twitter:image" content="${picture}">`,
    ...(head.structuredData
      ? [`<script type="application/ld+json">${escapeScript(JSON.stringify(head.structuredData))}</script>`]
      : []),
  ].map((tag) => tag.replace('>', () => ` ${OF_FIRST_PAGE}>`));
  const bare = page
    .replace(/<title>[^<]*<\/title>/g, '')
    .replace(/<meta (?:name="description"|property="og:[a-z_:]+"|name="twitter:[a-z]+")[^>]*>/g, '')
    .replace(/<link rel="canonical"[^>]*>/g, '');
  return bare.replace('</head>', () => `<title>${title}</title>${tags.join('')}</head>`);
}

/** Puts the head for a position that does not exist (any more) into a rendered page. */
export function fillMissingHead(page: string): string {
  const head = `<title>${COMPANY.name} | Position not found</title><meta name="robots" content="noindex">`;
  return page.replace(/<title>[^<]*<\/title>/, () => head);
}

/** JSON inside a script element: nothing in it can end the element. */
function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
