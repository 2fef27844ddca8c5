import type { TeamSlug } from '../team';
import { LEADERSHIP_BIOGRAPHIES } from './leadership';
import { MEDIA_AND_IT_BIOGRAPHIES } from './media-and-it';
import { PEOPLE_AND_CONTROL_BIOGRAPHIES } from './people-and-control';
import { RIDESMASH_BIOGRAPHIES } from './ridesmash';

/**
 * Biographies in the first person, in paragraphs (docs/requirements/site.md#s-45). For loaders that run at build time:
 * the home page shows only the first 118 characters of each first paragraph, which are written to end with a word.
 */
export const TEAM_BIOGRAPHIES: Readonly<Record<TeamSlug, readonly string[]>> = {
  ...LEADERSHIP_BIOGRAPHIES,
  ...PEOPLE_AND_CONTROL_BIOGRAPHIES,
  ...RIDESMASH_BIOGRAPHIES,
  ...MEDIA_AND_IT_BIOGRAPHIES,
};
