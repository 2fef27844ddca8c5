// Every drawn picture by its path under src/assets/pictures, without extension.
import { about, investors } from './banners/company.mjs';
import { HEIGHT, WIDTH } from './banners/ground.mjs';
import { people } from './banners/people.mjs';
import * as wordBanners from './banners/words.mjs';
import { hrAdmin, officeAssistants } from './departments/desks.mjs';
import { mediaIt } from './departments/media.mjs';
import { csRidesmash, csSmashwise, csTravels } from './departments/support.mjs';
import { nightTones, tones } from './lib/colour.mjs';
import { picture } from './lib/draw.mjs';
import { officeMap } from './map.mjs';
import { certificates } from './papers/certificates.mjs';
import { listedCompanies } from './papers/listed.mjs';
import { wordmarks } from './papers/wordmarks.mjs';
import { portraits } from './portraits.mjs';
import { scene, SLUGS } from './scenes/index.mjs';
import { agric, gold } from './stories/articles.mjs';
import { blogBusiness, blogProject, blogReleases } from './stories/blog.mjs';

const PANELS = {
  'departments/media-it': mediaIt,
  'departments/hr-admin': hrAdmin,
  'departments/cs-travels': csTravels,
  'departments/cs-ridesmash': csRidesmash,
  'departments/cs-smashwise': csSmashwise,
  'departments/office-assistants': officeAssistants,
  'articles/agric': agric,
  'articles/gold': gold,
  'blog/business': blogBusiness,
  'blog/releases': blogReleases,
  'blog/project-10-billion': blogProject,
};

/** A picture by day, and beside it the same by night. */
const dayAndNight = (name, draw) => [
  [name, draw(tones)],
  [`${name}.night`, draw(nightTones)],
];

/** All pictures as unoptimised SVG. */
export function drawAll() {
  return {
    ...Object.fromEntries([
      ...SLUGS.flatMap((slug) => dayAndNight(`businesses/${slug}`, (tonesOf) => scene(slug, tonesOf))),
      ...Object.entries(PANELS).flatMap(([name, draw]) =>
        dayAndNight(name, (tonesOf) => picture(1200, 900, draw(tonesOf))),
      ),
      ...Object.entries({ about, investors, people, ...wordBanners }).flatMap(([name, draw]) =>
        dayAndNight(`banners/${name}`, (tonesOf) => picture(WIDTH, HEIGHT, draw(tonesOf))),
      ),
    ]),
    ...certificates(),
    ...listedCompanies(),
    ...wordmarks(),
    ...portraits(),
    ...officeMap(),
  };
}
