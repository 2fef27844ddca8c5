import { BUSINESSES } from './businesses';

/** A destination inside the site. */
export interface NavigationLink {
  label: string;
  to: string;
}

/** An item whose page is still to come: shown, but leading nowhere (docs/requirements/site.md#s-15). */
export interface ComingItem {
  label: string;
  to: null;
}

/** A menu of the header. */
export interface NavigationGroup {
  label: string;
  links: readonly (NavigationLink | ComingItem)[];
  /** The links name businesses: each is drawn with its ray, in columns. */
  isBusinesses?: boolean;
}

/** The pages of the thirteen businesses, in the order of the rays. */
export const BUSINESS_LINKS: readonly NavigationLink[] = BUSINESSES.map(({ name, slug }) => ({
  label: name,
  to: `/business/${slug}`,
}));

const ABOUT = { label: 'About Us', to: '/about' } as const;
const PEOPLE = { label: 'Smash People', to: '/smash-people' } as const;
const ALL_BUSINESSES = '/all-businesses';
const BUY_SHARES = { label: 'Buy Shares', to: '/buy-shares' } as const;
const BLOG = { label: 'Blog', to: '/blog' } as const;
const PRESS_RELEASE = '/press-release';
const CAREERS = { label: 'Careers', to: '/careers' } as const;

/** The header's menus (docs/requirements/site.md#s-11). */
export const NAVIGATION_GROUPS: readonly NavigationGroup[] = [
  {
    label: 'Company',
    links: [
      ABOUT,
      { label: 'Our Core Values', to: '/about#core_values' },
      { label: 'Commitment to Sustainability', to: '/about#commitment_to_sustainability' },
      { label: 'Commitment to Quality', to: '/about#commitment_to_quality' },
      { label: 'Exceptional Customer Service', to: '/about#exceptional_cs' },
      PEOPLE,
      { label: 'Investor Relations', to: '/investor-relations' },
      { label: 'Corporate Documents', to: '/corporate-documents' },
      { label: 'Onboarding', to: '/onboarding' },
    ],
  },
  {
    label: 'Our Business',
    isBusinesses: true,
    links: [...BUSINESS_LINKS, { label: 'View All Our Businesses', to: ALL_BUSINESSES }],
  },
  { label: 'Shares', links: [BUY_SHARES] },
  {
    label: 'Media',
    links: [
      BLOG,
      { label: 'FAQ', to: '/faq' },
      { label: 'Press Release', to: PRESS_RELEASE },
      { label: 'Gallery', to: null },
      { label: 'Smash CSR', to: null },
    ],
  },
];

/** Links of the header outside any menu. */
export const NAVIGATION_LINKS: readonly NavigationLink[] = [CAREERS];

/** A link of the footer. */
export interface FooterLink extends NavigationLink {
  /** Loaded as a whole page rather than drawn in place (docs/requirements/site.md#s-60). */
  isFullLoad?: boolean;
}

/** The footer's company links, in the order of docs/requirements/site.md#s-60. */
export const FOOTER_LINKS: readonly FooterLink[] = [
  ABOUT,
  { label: 'All Businesses', to: ALL_BUSINESSES, isFullLoad: true },
  BUY_SHARES,
  { label: 'Latest News', to: PRESS_RELEASE },
  BLOG,
  CAREERS,
  PEOPLE,
];

/** The footer's legal line. */
export const LEGAL_LINKS: readonly NavigationLink[] = [
  { label: 'Privacy Policy', to: '/privacypolicy' },
  { label: 'Terms and Conditions', to: '/termsandconditions' },
  { label: 'Password Policy', to: '/passwordpolicy' },
  { label: 'Accessibility', to: '/accessibility' },
];
