import { BUSINESS_META } from './businesses';
import type { PageMeta } from './page-meta';
import { SINGLE_PAGE_META } from './pages';
import { TEAM_META } from './team';

export type { PageMeta } from './page-meta';

/**
 * Heads of all pages by path. For loaders that run at build time and give the page its one entry: if a `meta` function
 * imported it, every visitor would download it.
 */
export const PAGE_META: Readonly<Record<string, PageMeta>> = {
  ...SINGLE_PAGE_META,
  ...BUSINESS_META,
  ...TEAM_META,
};
