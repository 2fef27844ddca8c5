import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { CEO_PROFILE, CUSTOMER_SERVICE, QUALITY, SUSTAINABILITY } from './about';
import { BLOG_POSTS, RECENT_POSTS } from './blog';
import { BUSINESSES } from './businesses';
import { HOTLINE, SOCIAL_LINKS, WHATSAPP_CONTACTS, whatsAppContacts } from './company';
import { DEPARTMENT_CARDS, PEOPLE_PAGE } from './departments';
import { DEPARTMENT_PAGES } from './department-pages';
import { REGISTRATION_DOCUMENTS } from './documents';
import { FAQ_PAGE } from './faq';
import { PARTNERS } from './home/partners';
import { WHO_WE_ARE } from './home/sections';
import { ARTICLE_LINKS, INVESTORS, LISTED_COMPANIES } from './investors';
import { BUSINESS_LINKS, FOOTER_LINKS, LEGAL_LINKS, NAVIGATION_GROUPS } from './navigation';
import { PAGE_META } from './page-meta';
import { INVEST_WITH_US } from './plans';
import { BUY_SHARES } from './shares';
import { TEAM } from './team';
import { isUnique, textsIn } from './spec-support';

/** Pages with a path of their own (from docs/requirements/site.md#s-2 on), without those made from a collection. */
const SINGLE_PATHS = [
  '/',
  '/about',
  '/all-businesses',
  '/smash-people',
  '/investor-relations',
  '/buy-shares',
  '/buy-shares-form',
  '/invest-with-us',
  '/investor-signup',
  '/agric-blog',
  '/gold',
  '/blog',
  '/faq',
  '/press-release',
  '/privacypolicy',
  '/termsandconditions',
  '/passwordpolicy',
  '/accessibility',
  '/corporate-documents',
  '/careers',
  '/job-application',
  '/my-application',
  '/job-alerts/confirm',
  '/job-alerts/unsubscribe',
  '/livechat',
  '/onboarding',
  '/dashboard',
  '/login',
  '/logout',
  '/confirm',
  '/reset-password',
  '/send-email',
] as const;

/** Every path of the public site that content can link to; paths of single jobs come from the API. */
const PAGE_PATHS: readonly string[] = [
  ...SINGLE_PATHS,
  ...DEPARTMENT_PAGES.map(({ slug }) => `/${slug}`),
  ...BUSINESSES.map(({ slug }) => `/business/${slug}`),
  ...TEAM.map(({ slug }) => `/team/${slug}`),
];

describe('links', () => {
  const anchors = ['core_values', SUSTAINABILITY.id, QUALITY.id, CUSTOMER_SERVICE.id];
  const known = new Set([...PAGE_PATHS, ...anchors.map((anchor) => `/about#${anchor}`)]);
  const everything = [
    NAVIGATION_GROUPS,
    FOOTER_LINKS,
    BUSINESS_LINKS,
    LEGAL_LINKS,
    DEPARTMENT_CARDS,
    DEPARTMENT_PAGES,
    FAQ_PAGE.ways,
    PEOPLE_PAGE.further,
    ARTICLE_LINKS,
    BLOG_POSTS,
    RECENT_POSTS,
    WHO_WE_ARE,
    CEO_PROFILE,
    BUY_SHARES,
    INVEST_WITH_US,
  ];

  it('inside the site lead to a known page', () => {
    const internal = textsIn(everything).filter((text) => text.startsWith('/'));
    expect(internal.length).toBeGreaterThan(60);
    expect(internal.filter((link) => !known.has(link))).toEqual([]);
  });

  it('are missing only at Gallery and Smash CSR', () => {
    const items = NAVIGATION_GROUPS.flatMap(({ links }) => links);
    expect(items.filter(({ to }) => !to).map(({ label }) => label)).toEqual(['Gallery', 'Smash CSR']);
  });

  it('of the footer are complete and in order', () => {
    expect(FOOTER_LINKS.map(({ to }) => to)).toEqual([
      '/about',
      '/all-businesses',
      '/buy-shares',
      '/press-release',
      '/blog',
      '/careers',
      '/smash-people',
    ]);
    expect(FOOTER_LINKS.filter(({ isFullLoad }) => isFullLoad).map(({ to }) => to)).toEqual([
      '/all-businesses',
    ]);
    expect(FOOTER_LINKS.find(({ to }) => to === '/press-release')?.label).toBe('Latest News');
    expect(BUSINESS_LINKS).toHaveLength(13);
    expect(LEGAL_LINKS.map(({ to }) => to)).toEqual([
      '/privacypolicy',
      '/termsandconditions',
      '/passwordpolicy',
      '/accessibility',
    ]);
  });

  it('to other sites are https addresses', () => {
    expect(SOCIAL_LINKS.map(({ name }) => name)).toEqual(['X', 'Facebook', 'Instagram', 'WhatsApp']);
    for (const { address } of [...SOCIAL_LINKS, ...WHATSAPP_CONTACTS])
      expect(new URL(address).protocol).toBe('https:');
    expect(HOTLINE.dialled).toMatch(/^\+\d{10,15}$/);
  });
});

describe('WhatsApp contacts', () => {
  const labels = (contacts: typeof WHATSAPP_CONTACTS) => contacts.map(({ label }) => label);

  it('are seven if none is configured', () => {
    expect(labels(WHATSAPP_CONTACTS)).toEqual([
      'Ridesmash',
      'Smashfood',
      'Smash Travels',
      'Smashwise',
      'SmashBuy247',
      'Apartments and Properties',
      'Smash Logistics',
    ]);
  });

  it('can be configured for each of the thirteen businesses', () => {
    const contacts = whatsAppContacts(() => '+234 803 555 0100');
    expect(contacts.map(({ business, label }) => ({ slug: business, name: label }))).toEqual(BUSINESSES);
    expect(contacts[12]).toMatchObject({
      shown: '+234 803 555 0100',
      address: 'https://wa.me/2348035550100',
    });
  });
});

describe('the heads of the pages', () => {
  it('exist for exactly the known pages, but those whose routes write their own', () => {
    const withOwn = ['/careers', '/job-application'];
    expect([...Object.keys(PAGE_META), ...withOwn].toSorted()).toEqual(PAGE_PATHS.toSorted());
  });

  it('have descriptions of 110 to 160 characters', () => {
    const unfit = Object.entries(PAGE_META).filter(
      ([, { description }]) => description.length < 110 || description.length > 160,
    );
    expect(unfit).toEqual([]);
  });

  it('differ in suffix and description', () => {
    const heads = Object.values(PAGE_META);
    expect(isUnique(heads.map(({ description }) => description))).toBe(true);
    expect(isUnique(heads.map(({ suffix }) => suffix ?? ''))).toBe(true);
  });
});

describe('pictures', () => {
  const folder = new URL('../assets/pictures/', import.meta.url);
  const drawn = (collection: string) =>
    readdirSync(new URL(collection, folder)).map((file) => file.replace(/\.\w+$/, ''));

  it.each(['articles', 'banners', 'blog', 'businesses', 'departments', 'listed', 'members', 'team'])(
    'of %s have a night version each',
    (collection) => {
      const names = drawn(collection);
      const days = names.filter((name) => !name.endsWith('.night'));
      expect(days.filter((name) => !names.includes(`${name}.night`))).toEqual([]);
      expect(names).toHaveLength(2 * days.length);
    },
  );

  it.each([
    ['businesses', BUSINESSES.map(({ slug }) => slug)],
    ['team', TEAM.map(({ slug }) => slug)],
    ['departments', DEPARTMENT_CARDS.map(({ image }) => image)],
    ['partners', PARTNERS.map(({ image }) => image)],
    ['investors', INVESTORS.map(({ image }) => image)],
    ['listed', LISTED_COMPANIES.map(({ business }) => business)],
    ['articles', ARTICLE_LINKS.map(({ image }) => image)],
    ['blog', BLOG_POSTS.map(({ image }) => image)],
    ['certificates', REGISTRATION_DOCUMENTS.map(({ image }) => image)],
  ])('of %s exist for exactly the names that are used', (collection, wanted) => {
    const names = drawn(collection).filter((name) => !name.endsWith('.night'));
    expect(names.toSorted()).toEqual([...new Set<string>(wanted)].toSorted());
  });
});
