import { describe, expect, it } from '@jest/globals';
import { ABOUT_VALUES, CEO_PROFILE, CUSTOMER_SERVICE, QUALITY, SUSTAINABILITY } from './about';
import { AGRIC_ARTICLE } from './articles/agric';
import { GOLD_ARTICLE } from './articles/gold';
import { ARCHIVE_YEARS, BLOG_POSTS, BLOG_TABS, RECENT_POSTS } from './blog';
import { BUSINESS_DETAILS } from './business-details';
import { BUSINESSES } from './businesses';
import { businessWebsite, HOTLINE, SOCIAL_LINKS, WHATSAPP_CONTACTS } from './company';
import { DEPARTMENT_CARDS } from './departments';
import { DEPARTMENT_PAGES } from './department-pages';
import { REGISTRATION_DOCUMENTS } from './documents';
import { QUESTIONS } from './faq';
import { MISSION_THEMES, VISION_THEMES } from './home/mission-and-vision';
import { PARTNERS } from './home/partners';
import { ANNIVERSARY, FEATURED_BUSINESSES, MEET_OUR_TEAM, WHO_WE_ARE } from './home/sections';
import { CORE_PURPOSE, CORE_VALUES } from './home/values';
import { ARTICLE_LINKS, INVESTORS, LISTED_COMPANIES } from './investors';
import { PASSWORD_POLICY } from './legal/password-policy';
import { PRIVACY_POLICY } from './legal/privacy';
import { TERMS_AND_CONDITIONS } from './legal/terms';
import { BUSINESS_LINKS, FOOTER_LINKS, LEGAL_LINKS, NAVIGATION_GROUPS } from './navigation';
import { PAGE_META } from './page-meta';
import { PAGE_PATHS } from './paths';
import { FINANCED_BRANDS, INVEST_WITH_US, INVESTMENT_PLANS } from './plans';
import { PRESS_RELEASE } from './press-release';
import type { ProseBlock, ProseDocument } from './prose';
import { BUY_SHARES, RISK_SENTENCE, SHARE_OFFER, SHARE_REASONS } from './shares';
import { TEAM } from './team';
import { TEAM_BIOGRAPHIES } from './team-biographies';

const DOCUMENTS: readonly ProseDocument[] = [
  AGRIC_ARTICLE,
  GOLD_ARTICLE,
  PRESS_RELEASE,
  PRIVACY_POLICY,
  PASSWORD_POLICY,
  TERMS_AND_CONDITIONS,
];

const blockText = (block: ProseBlock) => (typeof block === 'string' ? block : block.join(' '));
const documentText = ({ sections }: ProseDocument) =>
  sections.flatMap(({ blocks }) => blocks.map(blockText)).join(' ');
const wordCount = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);
const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

describe('the team', () => {
  it('has the seventeen slugs of the specification', () => {
    expect(TEAM.map(({ slug }) => slug)).toEqual([
      'president_grp_ceo',
      'grp_biz_operations',
      'hr_slug',
      'hr_asst',
      'head_legal',
      'auditor',
      'product_designer',
      'Creativity',
      'Business_Manager',
      'team_lead_ridesmash',
      'team_lead_smashwise',
      'software_engineer',
      'media',
      'lead_ridesmash',
      'graphic_designer',
      'it_support',
      'social_media',
    ]);
    expect(isUnique(names(TEAM))).toBe(true);
  });

  it('has the sixteen titles that the specification names', () => {
    expect(TEAM.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'President/Group CEO',
        'Group Business Manager',
        'HR Manager',
        'HR Assistant',
        'Head Legal',
        'Auditor',
        'IT Manager',
        'Head of Creativity',
        'Business Manager',
        'Business Operation Manager for Ridesmash',
        'KYC/Case Officer',
        'Lead Software Engineer',
        'Team Lead Media',
        'Team Lead Ridesmash',
        'Brand Designer',
        'Frontend Developer & IT Support',
      ]),
    );
  });

  it.each(TEAM.map(({ slug }) => slug))('tells the life of %s in the first person, at length', (slug) => {
    const paragraphs = TEAM_BIOGRAPHIES[slug];
    expect(paragraphs.length).toBeGreaterThanOrEqual(3);
    for (const paragraph of paragraphs) {
      expect(wordCount(paragraph)).toBeGreaterThanOrEqual(70);
      expect(paragraph).toMatch(/\b(I|my|me|we|our|us)\b/i);
    }
    expect(paragraphs[0]?.length).toBeGreaterThan(MEET_OUR_TEAM.excerptLength);
  });
});

describe('the businesses', () => {
  it('are the thirteen of the specification', () => {
    expect(BUSINESSES.map(({ slug }) => slug).toSorted()).toEqual(
      [
        'ridesmash',
        'smashfood',
        'smashtravels',
        'smashbookings',
        'smashwise',
        'smashbuy247',
        'smashapartments',
        'smashproperties',
        'smashhire',
        'smashlogistics',
        'smashlaundry',
        'owenas',
        'qiimeet',
      ].toSorted(),
    );
    expect(WHO_WE_ARE.paragraphs.join(' ')).toContain('13 subsidiaries');
  });

  it.each(BUSINESSES.map(({ slug }) => slug))('%s has 150 words of its own and a website', (slug) => {
    const { details, services } = BUSINESS_DETAILS[slug];
    expect(wordCount(details.join(' '))).toBeGreaterThanOrEqual(150);
    expect(services).toHaveLength(4);
    expect(new URL(businessWebsite(slug)).protocol).toBe('https:');
  });

  it('explain hire purchase where the cars are', () => {
    const details = BUSINESS_DETAILS.ridesmash.details.join(' ');
    for (const part of ['Hire purchase', 'deposit', 'weekly instalments', 'last payment'])
      expect(details).toContain(part);
  });
});

describe('the departments', () => {
  it('have the six cards with the targets of the specification', () => {
    expect(DEPARTMENT_CARDS.map(({ title, to }) => [title, to])).toEqual([
      ['Media & IT Department', '/media-it-department'],
      ['HR & Admin Department', '/'],
      ['CS Department-Smash Travels', '/smash-travels-department'],
      ['CS Department-Ridesmash', '/ridesmash-department'],
      ['CS Department-Smashwise', '/smashwise-department'],
      ['Office Assistants', '/'],
    ]);
  });

  it('have five pages with seven and four times three members', () => {
    expect(DEPARTMENT_PAGES.map(({ slug, members }) => [slug, members.length])).toEqual([
      ['media-it-department', 7],
      ['smash-travels-department', 3],
      ['ridesmash-department', 3],
      ['smashwise-department', 3],
      ['sales-marketing-department', 3],
    ]);
  });

  it('lead to a professional profile from Media & IT and to the about page from the others', () => {
    for (const { slug, members } of DEPARTMENT_PAGES) {
      const links = members.map(({ profileLink }) => profileLink);
      if (slug === 'media-it-department') {
        expect(links.every((link) => link.startsWith('https://www.linkedin.com/in/'))).toBe(true);
        expect(isUnique(links)).toBe(true);
      } else expect(links).toEqual(['/about', '/about', '/about']);
    }
  });

  it('label the members of Sales & Marketing', () => {
    for (const { slug, members } of DEPARTMENT_PAGES) {
      const isLabelled = slug === 'sales-marketing-department';
      expect(members.every(({ departmentLabel }) => Boolean(departmentLabel) === isLabelled)).toBe(true);
    }
  });

  it('call a person with a profile by the name of the profile', () => {
    const nameOf = new Map<string, string>(TEAM.map(({ slug, name }) => [slug, name]));
    const members = DEPARTMENT_PAGES.flatMap((page) => page.members);
    const withProfile = members.filter(({ image }) => nameOf.has(image));
    expect(withProfile).toHaveLength(6);
    for (const { image, name } of withProfile) expect(name).toBe(nameOf.get(image));
    expect(isUnique(members.map(({ image }) => image))).toBe(true);
  });
});

describe('the home and about pages', () => {
  it('show the specified values, purposes, themes and partners', () => {
    expect(names(CORE_VALUES)).toEqual([
      'Customer Service Experience',
      'Entrepreneurship',
      'Excellence through teamwork',
      'Leadership',
    ]);
    expect(names(CORE_PURPOSE)).toEqual(['Make Life Easy', 'Make A Difference', 'Get 100% Enjoyment']);
    expect(CORE_PURPOSE[2]?.text).toContain('24/7');
    expect(MISSION_THEMES).toHaveLength(7);
    expect(VISION_THEMES).toHaveLength(5);
    expect(PARTNERS.map(({ trade }) => trade)).toEqual([
      'Bank',
      'Bank',
      'Payments',
      'Insurance',
      'Connectivity',
    ]);
    expect(FEATURED_BUSINESSES.map(({ slug }) => slug)).toEqual(['ridesmash', 'smashfood', 'smashtravels']);
  });

  it('celebrate in the specified words', () => {
    expect(ANNIVERSARY.heading).toBe("We're Celebrating!");
    expect(ANNIVERSARY.message).toContain('turns 5 this August');
    expect(ANNIVERSARY.closeLabel).toBe('Close modal');
    expect(ANNIVERSARY.delay).toBe(1500);
  });

  it('show the specified tabs, quality items and standards', () => {
    expect(names(ABOUT_VALUES)).toEqual(['Integrity', 'Innovation', 'Excellence', 'Collaboration']);
    expect(names(QUALITY.items)).toEqual([
      'Rigorous Testing',
      'Continuous Improvement',
      'Quality Certifications',
    ]);
    const certifications = QUALITY.items.map(({ text }) => text).join(' ');
    for (const standard of ['ISO 9001', 'CMMI', 'NIST', 'ISO 27001'])
      expect(certifications).toContain(standard);
    expect([SUSTAINABILITY.id, QUALITY.id, CUSTOMER_SERVICE.id]).toEqual([
      'commitment_to_sustainability',
      'commitment_to_quality',
      'exceptional_cs',
    ]);
    expect(CEO_PROFILE.to).toBe('/about');
  });
});

describe('what investors read', () => {
  it('states the share offer', () => {
    expect(SHARE_OFFER).toEqual({ percentPerBrand: 40, minimumUnits: 1000, pricePerUnit: 1000 });
    for (const figure of ['40%', '1,000 units', '₦1,000 a unit']) expect(BUY_SHARES.offer).toContain(figure);
    expect(SHARE_REASONS).toHaveLength(4);
  });

  it('has the three plans exactly', () => {
    expect(
      INVESTMENT_PLANS.map(({ name, minimum, maximum, monthlyReturn }) => [
        name,
        minimum,
        maximum,
        monthlyReturn,
      ]),
    ).toEqual([
      ['Micro', 150_000, 450_000, 2.5],
      ['Macro', 500_000, 5_000_000, 3],
      ['Platinum', 5_000_000, undefined, 3.5],
    ]);
    for (const { amounts, minimum, maximum } of INVESTMENT_PLANS) {
      expect(amounts).toContain(`₦${minimum.toLocaleString('en-NG')}`);
      if (maximum) expect(amounts).toContain(`₦${maximum.toLocaleString('en-NG')}`);
    }
    expect(FINANCED_BRANDS).toHaveLength(4);
  });

  it('has articles of 500 words or more that name the risk', () => {
    for (const article of [AGRIC_ARTICLE, GOLD_ARTICLE]) {
      expect(wordCount(documentText(article))).toBeGreaterThanOrEqual(500);
      expect(documentText(article)).toContain(RISK_SENTENCE);
    }
  });

  it('shows six companies and two articles', () => {
    expect(LISTED_COMPANIES).toHaveLength(6);
    expect(ARTICLE_LINKS.map(({ to }) => to)).toEqual(['/agric-blog', '/gold']);
  });
});

describe('blog, questions, press release, legal texts and documents', () => {
  it('has the blog of the specification', () => {
    expect(BLOG_TABS).toEqual([
      'All',
      'Business',
      'News Updates',
      'Smash New Releases',
      'Smash #Project10Billion',
    ]);
    expect(BLOG_POSTS).toHaveLength(3);
    expect(ARCHIVE_YEARS.toSorted()).toEqual([2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024]);
    for (const { date } of [...BLOG_POSTS, ...RECENT_POSTS]) {
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      expect(ARCHIVE_YEARS.map(String)).toContain(date.slice(0, 4));
    }
  });

  it('answers six questions', () => {
    expect(QUESTIONS).toHaveLength(6);
    for (const { answer } of QUESTIONS)
      expect(wordCount(answer.map(blockText).join(' '))).toBeGreaterThanOrEqual(60);
    expect(isUnique(QUESTIONS.map(({ id }) => id))).toBe(true);
  });

  it('gives the 2025 fiscal year a page', () => {
    expect(PRESS_RELEASE.title).toContain('2025 fiscal year');
    expect(wordCount(documentText(PRESS_RELEASE))).toBeGreaterThanOrEqual(400);
  });

  it('states the specified facts of privacy and passwords', () => {
    const privacy = documentText(PRIVACY_POLICY);
    for (const fact of ['AES-256 at rest', 'TLS 1.3 in transit', 'under 13', 'Data Protection Act 2023'])
      expect(privacy).toContain(fact);
    const passwords = documentText(PASSWORD_POLICY);
    for (const fact of ['at least 8 characters', '15 or more', 'up to 64 characters'])
      expect(passwords).toContain(fact);
    for (const kind of ['uppercase', 'lowercase', 'digits', 'special characters'])
      expect(passwords).toContain(kind);
  });

  it('keeps placeholder text to the terms', () => {
    expect(documentText(TERMS_AND_CONDITIONS)).toContain('Lorem ipsum');
    const others = DOCUMENTS.filter((document) => document !== TERMS_AND_CONDITIONS);
    expect(others.map(documentText).join(' ')).not.toMatch(/lorem/i);
  });

  it('gives each section of a document an anchor of its own', () => {
    for (const { sections } of DOCUMENTS) expect(isUnique(sections.map(({ id }) => id))).toBe(true);
  });

  it('shows five certificates with numbers of their own', () => {
    expect(REGISTRATION_DOCUMENTS).toHaveLength(5);
    expect(isUnique(REGISTRATION_DOCUMENTS.map(({ number }) => number))).toBe(true);
  });
});

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

  it('are missing only where the specification has an empty target', () => {
    const items = NAVIGATION_GROUPS.flatMap(({ links }) => links);
    expect(items.filter(({ to }) => !to).map(({ label }) => label)).toEqual(['Gallery', 'Smash CSR']);
  });

  it('of the footer are those of the specification', () => {
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
    ]);
  });

  it('to other sites are addresses that open', () => {
    expect(SOCIAL_LINKS.map(({ name }) => name)).toEqual(['X', 'Facebook', 'Instagram', 'WhatsApp']);
    for (const { address } of [...SOCIAL_LINKS, ...WHATSAPP_CONTACTS])
      expect(new URL(address).protocol).toBe('https:');
    expect(HOTLINE.dialled).toMatch(/^\+\d{10,15}$/);
  });
});

describe('heads', () => {
  it('exist for exactly the known pages', () => {
    expect(Object.keys(PAGE_META).toSorted()).toEqual(PAGE_PATHS.toSorted());
  });

  it('have descriptions of 110 to 160 characters', () => {
    const unfit = Object.entries(PAGE_META).filter(
      ([, { description }]) => description.length < 110 || description.length > 160,
    );
    expect(unfit).toEqual([]);
  });

  it('are told apart by suffix and description', () => {
    const heads = Object.values(PAGE_META);
    expect(isUnique(heads.map(({ description }) => description))).toBe(true);
    expect(isUnique(heads.map(({ suffix }) => suffix ?? ''))).toBe(true);
  });
});

describe('all texts', () => {
  it('are whole, plain and calm', () => {
    const texts = textsIn([
      TEAM_BIOGRAPHIES,
      BUSINESS_DETAILS,
      DOCUMENTS.filter((document) => document !== TERMS_AND_CONDITIONS),
      QUESTIONS,
      INVESTORS,
      ABOUT_VALUES,
      QUALITY,
      BLOG_POSTS,
      PAGE_META,
    ]);
    expect(texts.filter((text) => text !== text.trim() || /<\w|&\w+;| {2}|\w!(\s|$)/.test(text))).toEqual([]);
  });
});
