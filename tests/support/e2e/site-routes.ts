/** Slugs and names of the thirteen businesses, in the order of the menu (docs/requirements/site.md#s-3). */
export const BUSINESS_NAMES = {
  ridesmash: 'Ridesmash',
  smashfood: 'Smashfood',
  smashtravels: 'Smash Travels',
  smashbookings: 'Smashbookings',
  smashwise: 'Smashwise',
  smashbuy247: 'SmashBuy247',
  smashapartments: 'Smash Apartments',
  smashproperties: 'Smash Properties',
  smashhire: 'Smash Hire',
  smashlogistics: 'Smash Logistics',
  smashlaundry: 'Smash Laundry',
  owenas: 'Owenas',
  qiimeet: 'Qiimeet',
} as const;

/**
 * Slugs and job titles of the seventeen members, in the order of their cards (docs/requirements/site.md#s-4,
 * docs/requirements/site.md#s-25).
 */
export const TEAM_TITLES = {
  president_grp_ceo: 'President/Group CEO',
  grp_biz_operations: 'Group Business Manager',
  hr_slug: 'HR Manager',
  hr_asst: 'HR Assistant',
  head_legal: 'Head Legal',
  auditor: 'Auditor',
  product_designer: 'IT Manager',
  Creativity: 'Head of Creativity',
  Business_Manager: 'Business Manager',
  team_lead_ridesmash: 'Business Operation Manager for Ridesmash',
  team_lead_smashwise: 'KYC/Case Officer',
  software_engineer: 'Lead Software Engineer',
  media: 'Team Lead Media',
  lead_ridesmash: 'Team Lead Ridesmash',
  graphic_designer: 'Brand Designer',
  it_support: 'Frontend Developer & IT Support',
  social_media: 'Team Lead, Social Media & Content',
} as const;

const BUSINESS_ROUTES = Object.keys(BUSINESS_NAMES).map((slug) => `/business/${slug}`);
const TEAM_ROUTES = Object.keys(TEAM_TITLES).map((slug) => `/team/${slug}`);

/**
 * Every public page about the company, with the end of its title; null where no rule fixes that
 * (docs/requirements/site.md#s-9).
 */
const TITLE_SUFFIXES: Readonly<Record<string, string | null>> = {
  '/': '',
  '/about': 'About',
  '/all-businesses': null,
  '/smash-people': 'People',
  '/media-it-department': 'Media & IT Department',
  '/smash-travels-department': 'Smash Travels Department',
  '/ridesmash-department': 'Ridesmash Department',
  '/smashwise-department': 'Smashwise Department',
  '/sales-marketing-department': 'Sales & Marketing Department',
  '/investor-relations': 'Investor Relations',
  '/buy-shares': null,
  '/buy-shares-form': null,
  '/invest-with-us': null,
  '/investor-signup': null,
  '/login': null,
  '/confirm': null,
  '/reset-password': null,
  '/agric-blog': null,
  '/gold': null,
  '/blog': null,
  '/faq': null,
  '/press-release': null,
  '/privacypolicy': null,
  '/termsandconditions': null,
  '/passwordpolicy': null,
  '/accessibility': 'Accessibility',
  '/corporate-documents': null,
  '/careers': null,
  '/job-application': null,
  '/livechat': null,
  '/send-email': null,
  '/onboarding': null,
  '/my-application': null,
  '/job-alerts/confirm': null,
  '/job-alerts/unsubscribe': null,
};

const COMPANY_ROUTES = Object.keys(TITLE_SUFFIXES);

export const ALL_ROUTES: readonly string[] = [...COMPANY_ROUTES, ...BUSINESS_ROUTES, ...TEAM_ROUTES];

/** Browser title of a route where a rule fixes it, otherwise a pattern for the beginning of all titles. */
export function expectedTitle(route: string): string | RegExp {
  const suffix = TITLE_SUFFIXES[route];
  if (suffix === '') return 'Smash Technology';
  return suffix ? `Smash Technology | ${suffix}` : /^Smash Technology \| \S/;
}
