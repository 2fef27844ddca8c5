import { BUSINESSES } from './businesses';

/** A destination inside the site. */
export interface NavigationLink {
  label: string;
  /** Path with a hash where it has one, or EMPTY_TARGET. */
  to: string;
}

/** A menu of the header. */
export interface NavigationGroup {
  label: string;
  links: readonly NavigationLink[];
  /** The links name businesses in the order of the rays: each is drawn with its hue, in columns. */
  isBusinesses?: boolean;
}

/** An item the specification names without a target: shown, but no link. */
export const EMPTY_TARGET = '';

const BUSINESS_LINKS: readonly NavigationLink[] = BUSINESSES.map(({ slug, name }) => ({
  label: name,
  to: `/business/${slug}`,
}));

/** The four menus of the header with every page in its place (spec 1, navigation bar). */
export const SITE_MENUS: readonly NavigationGroup[] = [
  {
    label: 'Company',
    links: [
      { label: 'About Us', to: '/about' },
      { label: 'Core Values', to: '/about#core_values' },
      { label: 'Commitment to Sustainability', to: '/about#commitment_to_sustainability' },
      { label: 'Commitment to Quality', to: '/about#commitment_to_quality' },
      { label: 'Exceptional Customer Service', to: '/about#exceptional_cs' },
      { label: 'People', to: '/smash-people' },
      { label: 'Investor Relations', to: '/investor-relations' },
      { label: 'Corporate Documents', to: '/corporate-documents' },
    ],
  },
  {
    label: 'Our Business',
    isBusinesses: true,
    links: [...BUSINESS_LINKS, { label: 'View All Our Businesses', to: '/all-businesses' }],
  },
  { label: 'Shares', links: [{ label: 'Buy Shares', to: '/buy-shares' }] },
  {
    label: 'Media',
    links: [
      { label: 'Blog', to: '/blog' },
      { label: 'FAQ', to: '/faq' },
      { label: 'Press Release', to: '/press-release' },
      { label: 'Gallery', to: EMPTY_TARGET },
      { label: 'Smash CSR', to: EMPTY_TARGET },
    ],
  },
];

/** Links of the header outside any menu. */
export const DIRECT_LINKS: readonly NavigationLink[] = [{ label: 'Careers', to: '/careers' }];

/** A link of the footer; one of them loads the whole page, as specified. */
export interface FooterLink extends NavigationLink {
  isFullPageLoad?: boolean;
}

/** The footer's company links, in the order and with the labels of spec 1, footer. */
export const FOOTER_COMPANY_LINKS: readonly FooterLink[] = [
  { label: 'About', to: '/about' },
  { label: 'All Businesses', to: '/all-businesses', isFullPageLoad: true },
  { label: 'Buy Shares', to: '/buy-shares' },
  { label: 'Latest News', to: '/press-release' },
  { label: 'Blog', to: '/blog' },
  { label: 'Careers', to: '/careers' },
  { label: 'People', to: '/smash-people' },
];

/** The footer's links to the thirteen businesses. */
export const FOOTER_BUSINESS_LINKS = BUSINESS_LINKS;

/** The legal links below the copyright line. */
export const LEGAL_LINKS: readonly NavigationLink[] = [
  { label: 'Privacy Policy', to: '/privacypolicy' },
  { label: 'Terms and Conditions', to: '/termsandconditions' },
  { label: 'Password Policy', to: '/passwordpolicy' },
];
