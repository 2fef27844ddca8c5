import { describe, expect, it } from '@jest/globals';
import { SHARE_OFFER } from '@smash/contract';
import { ABOUT_VALUES, CEO_PROFILE, CUSTOMER_SERVICE, QUALITY, SUSTAINABILITY } from './about';
import { AGRIC_ARTICLE } from './articles/agric';
import { GOLD_ARTICLE } from './articles/gold';
import { ARCHIVE_YEARS, BLOG_POSTS, BLOG_TABS, RECENT_POSTS } from './blog';
import { BUSINESS_DETAILS } from './business-details';
import { BUSINESSES } from './businesses';
import { REGISTRATION_DOCUMENTS } from './documents';
import { QUESTIONS } from './faq';
import { MISSION_THEMES, VISION_THEMES } from './home/mission-and-vision';
import { PARTNERS } from './home/partners';
import { ANNIVERSARY, FEATURED_BUSINESSES } from './home/sections';
import { CORE_PURPOSE, CORE_VALUES } from './home/values';
import { ARTICLE_LINKS, INVESTORS, LISTED_COMPANIES } from './investors';
import { PASSWORD_POLICY } from './legal/password-policy';
import { PRIVACY_POLICY } from './legal/privacy';
import { TERMS_AND_CONDITIONS } from './legal/terms';
import { PAGE_META } from './page-meta';
import { FINANCED_BRANDS, INVEST_WITH_US, INVESTMENT_PLANS } from './plans';
import { PRESS_RELEASE } from './press-release';
import type { ProseDocument } from './prose';
import { BUY_SHARES, RISK_SENTENCE, SHARE_FACTS, SHARE_REASONS } from './shares';
import { TEAM_BIOGRAPHIES } from './team-biographies';
import { blockText, documentText, wordCount, namesOf, isUnique, textsIn } from './spec-support';

const DOCUMENTS: readonly ProseDocument[] = [
  AGRIC_ARTICLE,
  GOLD_ARTICLE,
  PRESS_RELEASE,
  PRIVACY_POLICY,
  PASSWORD_POLICY,
  TERMS_AND_CONDITIONS,
];

const MISSION = [
  'essential products and services',
  "improving customers' lives",
  'hassle-free home and office',
  'optimum results for brand and stakeholders',
  "realising employees' goals",
  'first-rate service with on-time delivery',
  'best customer experience',
];
const VISION = [
  'a motivated professional workforce',
  'a top-rated innovative company using modern technology',
  'a globally recognized brand',
  "the client's best partner",
  "the clients' most preferred provider",
];

describe('the home and about pages', () => {
  it('show their values, purposes, themes and partners', () => {
    expect(namesOf(CORE_VALUES)).toEqual([
      'Customer Service Experience',
      'Entrepreneurship',
      'Excellence through teamwork',
      'Leadership',
    ]);
    expect(namesOf(CORE_PURPOSE)).toEqual(['Make Life Easy', 'Make A Difference', 'Get 100% Enjoyment']);
    expect(CORE_PURPOSE[2]?.text).toContain('24/7');
    // The words that the specification prescribes.
    for (const [themes, words] of [
      [MISSION_THEMES, MISSION],
      [VISION_THEMES, VISION],
    ] as const) {
      expect(themes).toHaveLength(words.length);
      themes.forEach(({ name }, index) => expect(name.toLowerCase()).toContain(words[index]));
    }
    expect(PARTNERS.map(({ trade }) => trade)).toEqual([
      'Bank',
      'Bank',
      'Payments',
      'Insurance',
      'Connectivity',
    ]);
    expect(FEATURED_BUSINESSES.map(({ slug }) => slug)).toEqual(['ridesmash', 'smashfood', 'smashtravels']);
  });

  it('announce the anniversary in the prescribed words', () => {
    expect(ANNIVERSARY.heading).toBe("We're Celebrating!");
    expect(ANNIVERSARY.message).toContain('turns 5 this August');
    expect(ANNIVERSARY.closeLabel).toBe('Close modal');
    expect(ANNIVERSARY.delay).toBe(1500);
  });

  it('show their tabs, quality items and standards', () => {
    expect(namesOf(ABOUT_VALUES)).toEqual(['Integrity', 'Innovation', 'Excellence', 'Collaboration']);
    expect(namesOf(QUALITY.items)).toEqual([
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

describe('the texts for investors', () => {
  it('state the share offer', () => {
    expect(SHARE_OFFER).toMatchObject({ percentPerBrand: 40, minimumUnits: 1_000, pricePerUnit: 1_000 });
    for (const figure of ['40% shares', 'per brand', '1,000 units'])
      expect(BUY_SHARES.offer).toContain(figure);
    const facts = Object.fromEntries(SHARE_FACTS.map(({ name, text }) => [name, text]));
    expect(facts['Unit price']).toContain('₦1,000,');
    expect(facts['Minimum']).toContain('₦1,000,000.');
    expect(facts['What is sold']).toContain(`each of the ${BUSINESSES.length} brands`);
    expect(facts['Risk']).toContain(RISK_SENTENCE);
    expect(facts['Who approves it']).toContain('takes no live payment');
    expect(SHARE_REASONS).toHaveLength(4);
  });

  it('state the three plans exactly', () => {
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
    expect(INVEST_WITH_US.period).toBe('monthly ROI');
    expect(FINANCED_BRANDS).toHaveLength(4);
  });

  it('include articles of 500 words or more that name the risk', () => {
    for (const article of [AGRIC_ARTICLE, GOLD_ARTICLE]) {
      expect(wordCount(documentText(article))).toBeGreaterThanOrEqual(500);
      expect(documentText(article)).toContain(RISK_SENTENCE);
    }
  });

  it('include six companies and two articles', () => {
    expect(LISTED_COMPANIES).toHaveLength(6);
    expect(ARTICLE_LINKS.map(({ to }) => to)).toEqual(['/agric-blog', '/gold']);
  });
});

describe('the other texts', () => {
  it('have the posts, tabs and years of the blog', () => {
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

  it('answer six questions at length', () => {
    expect(QUESTIONS).toHaveLength(6);
    for (const { answer } of QUESTIONS)
      expect(wordCount(answer.map(blockText).join(' '))).toBeGreaterThanOrEqual(60);
    expect(isUnique(QUESTIONS.map(({ id }) => id))).toBe(true);
  });

  it('report on the 2025 fiscal year in 400 words or more', () => {
    expect(PRESS_RELEASE.title).toContain('2025 fiscal year');
    expect(wordCount(documentText(PRESS_RELEASE))).toBeGreaterThanOrEqual(400);
  });

  it('state the facts of privacy and passwords', () => {
    const privacy = documentText(PRIVACY_POLICY);
    for (const fact of ['AES-256 at rest', 'TLS 1.3 in transit', 'under 13', 'Data Protection Act 2023'])
      expect(privacy).toContain(fact);
    const passwords = documentText(PASSWORD_POLICY);
    for (const fact of ['minimum 8 characters', '15 or more recommended', 'passphrases up to 64 characters'])
      expect(passwords).toContain(fact);
    for (const kind of ['uppercase', 'lowercase', 'digits', 'special characters'])
      expect(passwords).toContain(kind);
  });

  it('say what the contact form takes, and which programs may get data', () => {
    const privacy = documentText(PRIVACY_POLICY);
    for (const fact of [
      'The contact form takes',
      'programs that they have authorised',
      'Other systems that our team',
    ])
      expect(privacy).toContain(fact);
  });

  it('say how long a draft can stay on a device, without naming a number of days', () => {
    const privacy = documentText(PRIVACY_POLICY);
    expect(privacy).not.toMatch(/a day at most|30 days at most/);
    expect(privacy).toContain('until the form of a position is opened in the same browser again');
  });

  it('have placeholder text only in the terms', () => {
    expect(documentText(TERMS_AND_CONDITIONS)).toContain('Lorem ipsum');
    const others = DOCUMENTS.filter((document) => document !== TERMS_AND_CONDITIONS);
    expect(others.map(documentText).join(' ')).not.toMatch(/lorem/i);
  });

  it('have an anchor of its own for each section', () => {
    for (const { sections } of DOCUMENTS) expect(isUnique(sections.map(({ id }) => id))).toBe(true);
  });

  it('show five certificates with different numbers', () => {
    expect(REGISTRATION_DOCUMENTS).toHaveLength(5);
    expect(isUnique(REGISTRATION_DOCUMENTS.map(({ number }) => number))).toBe(true);
  });
});

describe('all texts', () => {
  it('have no markup, double spaces, outer spaces or exclamation marks', () => {
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
