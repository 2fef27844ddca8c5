import { BUSINESSES } from '../../content/businesses';
import { MISSION_THEMES, VISION_THEMES } from '../../content/home/mission-and-vision';
import { PARTNERS } from '../../content/home/partners';
import {
  ANNIVERSARY,
  FEATURED_BUSINESSES,
  HOME_FILM,
  LOCATE_US,
  MEET_OUR_TEAM,
  OUR_BUSINESS,
  WHO_WE_ARE,
} from '../../content/home/sections';
import { CORE_PURPOSE, CORE_VALUES } from '../../content/home/values';
import { PRODUCT_SCREENS } from '../../content/product-screens';
import { portraitAlt, TEAM } from '../../content/team';
import { TEAM_BIOGRAPHIES } from '../../content/team-biographies';
import { mapPicture } from '../../lib/pictures/map';
import { partnerPicture } from '../../lib/pictures/partners';
import { teamPicture } from '../../lib/pictures/team';
import { excerpt } from './excerpt';

const featured = FEATURED_BUSINESSES.map(({ slug, description }) => {
  const ray = BUSINESSES.findIndex((business) => business.slug === slug);
  return { slug, description, ray, name: BUSINESSES[ray]?.name ?? slug, screen: PRODUCT_SCREENS[slug] };
});

/** The businesses without a tile, with the index of their ray. */
const others = BUSINESSES.map(({ slug, name }, ray) => ({ slug, name, ray })).filter(
  ({ slug }) => !FEATURED_BUSINESSES.some((business) => business.slug === slug),
);

const profiles = TEAM.map(({ slug, title, name }) => ({
  slug,
  title,
  name,
  description: excerpt(TEAM_BIOGRAPHIES[slug][0] ?? '', MEET_OUR_TEAM.excerptLength),
  picture: teamPicture(slug),
  pictureAlt: portraitAlt({ name }),
}));

/** All words and pictures of the home page. Called by its loader, so that they are in the HTML, not in the scripts. */
export function loadHome() {
  return {
    film: HOME_FILM,
    whoWeAre: WHO_WE_ARE,
    business: OUR_BUSINESS,
    featured,
    others,
    team: { ...MEET_OUR_TEAM, profiles },
    values: CORE_VALUES,
    purpose: CORE_PURPOSE,
    mission: MISSION_THEMES,
    vision: VISION_THEMES,
    partners: PARTNERS.map((partner) => ({ ...partner, picture: partnerPicture(partner.image) })),
    locate: { ...LOCATE_US, drawing: mapPicture('office') },
    anniversary: ANNIVERSARY,
  };
}

export type HomeContent = ReturnType<typeof loadHome>;
export type Profile = HomeContent['team']['profiles'][number];
