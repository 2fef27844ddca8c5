import {
  ABOUT_VALUES,
  ABOUT_VALUES_SECTION,
  CEO_PROFILE,
  CUSTOMER_SERVICE,
  MISSION_AND_VISION,
  QUALITY,
  SUSTAINABILITY,
} from '../../content/about';
import { portraitAlt, TEAM } from '../../content/team';
import { teamPicture } from '../../lib/pictures/team';

/** Loads words and pictures of /about. @throws when the team lacks the CEO */
export function loadAbout() {
  const founder = TEAM.find(({ slug }) => slug === CEO_PROFILE.member);
  if (!founder) throw new Error(`the team has no ${CEO_PROFILE.member}`);
  return {
    direction: MISSION_AND_VISION,
    ceo: {
      ...CEO_PROFILE,
      name: founder.name,
      title: founder.title,
      picture: teamPicture(founder.slug),
      pictureAlt: portraitAlt(founder),
    },
    values: { ...ABOUT_VALUES_SECTION, items: ABOUT_VALUES },
    sustainability: SUSTAINABILITY,
    quality: QUALITY,
    service: CUSTOMER_SERVICE,
  };
}

export type AboutContent = ReturnType<typeof loadAbout>;
