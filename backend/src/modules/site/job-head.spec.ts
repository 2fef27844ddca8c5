import { describe, expect, it } from '@jest/globals';
import { aJobDto } from '../../../../tests/support/samples/job-dto.js';
import { applicationPageHead, fillHead, jobPageHead } from './job-head.js';

const SHELL =
  '<html><head><title>Smash Technology</title><meta name="description" content="x"><meta property="og:title" content="x"><meta property="og:image:width" content="x"><meta name="twitter:card" content="x"></head></html>';

describe('fillHead', () => {
  it('replaces the title, description, Open Graph and Twitter tags instead of duplicating them', () => {
    const html = fillHead(SHELL, jobPageHead(aJobDto(), 'https://smash.example'));
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<title>Smash Technology | Backend Engineer</title>');
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html.match(/property="og:title"/g)).toHaveLength(1);
    expect(html).toContain('<link rel="canonical" href="https://smash.example/careers/7" data-first-page>');
    for (const name of ['property="og:image:width"', 'name="twitter:card"', 'property="og:image"']) {
      expect(html.split(name)).toHaveLength(2);
    }
    expect(html).toMatch(
      /<meta name="twitter:image" content="https:\/\/smash\.example\/og\/jobs\/7\.png\?v=[0-9a-f]{16}" data-first-page>/,
    );
    expect(html).toContain(
      '<meta property="og:image:alt" content="Smash Technology is hiring: Backend Engineer" data-first-page>',
    );
  });

  it('marks every tag except the title as data-first-page', () => {
    const [, head = ''] =
      /<head>(.*)<\/head>/.exec(
        fillHead(SHELL, jobPageHead(aJobDto({ title: 'a > b' }), 'https://smash.example')),
      ) ?? [];
    const tags = head.match(/<(?:title|meta|link|script)\b[^>]*>/g) ?? [];
    expect(tags.filter((tag) => !tag.endsWith(' data-first-page>'))).toEqual(['<title>']);
    expect(tags.length).toBeGreaterThan(15);
  });

  it('keeps hostile job texts inert', () => {
    const title = '</title><script>alert(1)</script>$&"';
    const html = fillHead(
      SHELL,
      jobPageHead(aJobDto({ title, description: '</script><b>' }), 'https://smash.example'),
    );
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});

describe('jobPageHead', () => {
  it('describes an open job to search engines until the end of its last day in Lagos', () => {
    expect(jobPageHead(aJobDto(), 'https://smash.example').structuredData).toMatchObject({
      '@type': 'JobPosting',
      validThrough: '2026-12-31T23:59:59+01:00',
      employmentType: 'FULL_TIME',
    });
  });

  it('of a closed job without a business names no open positions, not even in its picture', () => {
    const { picture } = jobPageHead(aJobDto({ is_open: false }), 'https://smash.example');
    expect(picture).toBe('https://smash.example/og/site.png');
  });

  it.each([
    ['its brand', { brand: 'owenas' as const }],
    ['the business that its title names', { title: 'Rider at Owenas' }],
  ])('has no structured data for a closed job, and the picture of %s', (_name, whose) => {
    const closed = aJobDto({ is_open: false, ...whose });
    expect(jobPageHead(closed, 'https://smash.example')).toMatchObject({
      picture: 'https://smash.example/og/owenas.png',
      pictureAlt: 'Owenas',
    });
    expect(jobPageHead(closed, 'https://smash.example').structuredData).toBeUndefined();
    expect(jobPageHead({ ...closed, is_open: true }, 'https://smash.example').pictureAlt).toMatch(
      /^Owenas is hiring: /,
    );
  });
});

describe('the description of a job in previews', () => {
  it.each([
    ['names type and place', {}, 'Full Time · Abuja. Own the ledger.'],
    [
      'puts the type beside the place, which may be no place',
      { job_type: 'Remote' as const, location: 'Remote' },
      'Remote · Remote. Own the ledger.',
    ],
    [
      'says first that the job is closed',
      { is_open: false },
      'Applications Closed. Full Time · Abuja. Own the ledger.',
    ],
  ])('%s', (_name, job, description) => {
    for (const head of [jobPageHead, applicationPageHead])
      expect(head(aJobDto(job), 'https://smash.example').description).toBe(description);
  });
});

describe('applicationPageHead', () => {
  it('has no structured data, which is left to the page of the job', () => {
    expect(applicationPageHead(aJobDto(), 'https://smash.example').structuredData).toBeUndefined();
  });
});
