import { BUSINESSES } from './businesses';
import { DEPARTMENT_PAGES } from './department-pages';
import { TEAM } from './team';

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
export const PAGE_PATHS: readonly string[] = [
  ...SINGLE_PATHS,
  ...DEPARTMENT_PAGES.map(({ slug }) => `/${slug}`),
  ...BUSINESSES.map(({ slug }) => `/business/${slug}`),
  ...TEAM.map(({ slug }) => `/team/${slug}`),
];
