import { BUSINESSES } from './businesses';

/** A destination inside the site. */
export interface NavigationLink {
  label: string;
  to: string;
}

/** A menu of the header; it is drawn only when it has links. */
export interface NavigationGroup {
  label: string;
  links: readonly NavigationLink[];
}

/** The header's menus (spec 1, navigation bar). A page joins its group when it exists: no link leads nowhere. */
export const NAVIGATION_GROUPS: readonly NavigationGroup[] = [
  { label: 'Company', links: [] },
  { label: 'Our Business', links: [] },
  { label: 'Shares', links: [] },
  { label: 'Media', links: [] },
];

/** Links of the header outside any menu. */
export const NAVIGATION_LINKS: readonly NavigationLink[] = [{ label: 'Careers', to: '/careers' }];

/** The footer's columns of links. */
export const FOOTER_LINKS: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Careers', to: '/careers' },
];

/** The footer names every business; a name becomes a link when its page exists. */
export const FOOTER_BUSINESSES: readonly string[] = BUSINESSES.map((business) => business.name);
