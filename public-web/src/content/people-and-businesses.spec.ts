import { describe, expect, it } from '@jest/globals';
import { BUSINESS_DETAILS } from './business-details';
import { BUSINESSES } from './businesses';
import { businessWebsite } from './company';
import { DEPARTMENT_CARDS } from './departments';
import { DEPARTMENT_PAGES } from './department-pages';
import { MEET_OUR_TEAM, WHO_WE_ARE } from './home/sections';
import { TEAM } from './team';
import { TEAM_BIOGRAPHIES } from './team-biographies';
import { wordCount, namesOf, isUnique } from './spec-support';

describe('the team', () => {
  it('has the seventeen slugs', () => {
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
    expect(isUnique(namesOf(TEAM))).toBe(true);
  });

  it('has the sixteen prescribed titles', () => {
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

  it.each(TEAM.map(({ slug }) => slug))('has a long biography of %s in the first person', (slug) => {
    const paragraphs = TEAM_BIOGRAPHIES[slug];
    expect(paragraphs.length).toBeGreaterThanOrEqual(3);
    for (const paragraph of paragraphs) {
      expect(wordCount(paragraph)).toBeGreaterThanOrEqual(70);
      expect(paragraph).toMatch(/\b(I|my|me|we|our|us)\b/i);
    }
  });

  it.each(TEAM.map(({ slug }) => slug))(
    'has a biography of %s whose first 118 characters end with a word',
    (slug) => {
      const [beginning = ''] = TEAM_BIOGRAPHIES[slug];
      expect(beginning.slice(MEET_OUR_TEAM.excerptLength - 1)).toMatch(/^\p{Letter}[ .,]/u);
    },
  );
});

describe('the businesses', () => {
  it('are the thirteen', () => {
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

  it.each(BUSINESSES.map(({ slug }) => slug))(
    'include %s, with 150 words of its own, four services and a website',
    (slug) => {
      const { details, services } = BUSINESS_DETAILS[slug];
      expect(wordCount(details.join(' '))).toBeGreaterThanOrEqual(150);
      expect(services).toHaveLength(4);
      expect(new URL(businessWebsite(slug)).protocol).toBe('https:');
    },
  );

  it('explain hire purchase on the page of Ridesmash', () => {
    const details = BUSINESS_DETAILS.ridesmash.details.join(' ');
    for (const part of ['Hire purchase', 'deposit', 'weekly instalments', 'last payment'])
      expect(details).toContain(part);
  });
});

describe('the departments', () => {
  it('have six cards with their links', () => {
    expect(DEPARTMENT_CARDS.map(({ title, to }) => [title, to])).toEqual([
      ['Media & IT Department', '/media-it-department'],
      ['HR & Admin Department', '/'],
      ['CS Department-Smash Travels', '/smash-travels-department'],
      ['CS Department-Ridesmash', '/ridesmash-department'],
      ['CS Department-Smashwise', '/smashwise-department'],
      ['Office Assistants', '/'],
    ]);
  });

  it('have five pages, one with seven members and four with three', () => {
    expect(DEPARTMENT_PAGES.map(({ slug, members }) => [slug, members.length])).toEqual([
      ['media-it-department', 7],
      ['smash-travels-department', 3],
      ['ridesmash-department', 3],
      ['smashwise-department', 3],
      ['sales-marketing-department', 3],
    ]);
  });

  it('link the members of Media & IT to LinkedIn, and all others to the about page', () => {
    for (const { slug, members } of DEPARTMENT_PAGES) {
      const links = members.map(({ profileLink }) => profileLink);
      if (slug === 'media-it-department') {
        expect(links.every((link) => link.startsWith('https://www.linkedin.com/in/'))).toBe(true);
        expect(isUnique(links)).toBe(true);
      } else expect(links).toEqual(['/about', '/about', '/about']);
    }
  });

  it('label only the members of Sales & Marketing', () => {
    for (const { slug, members } of DEPARTMENT_PAGES) {
      const isLabelled = slug === 'sales-marketing-department';
      expect(members.every(({ departmentLabel }) => Boolean(departmentLabel) === isLabelled)).toBe(true);
    }
  });

  it('name a member with a profile as the profile does', () => {
    const nameOf = new Map<string, string>(TEAM.map(({ slug, name }) => [slug, name]));
    const members = DEPARTMENT_PAGES.flatMap((page) => page.members);
    const withProfile = members.filter(({ image }) => nameOf.has(image));
    expect(withProfile).toHaveLength(6);
    for (const { image, name } of withProfile) expect(name).toBe(nameOf.get(image));
    expect(isUnique(members.map(({ image }) => image))).toBe(true);
  });
});
