// Every drawn picture by its path under src/assets/pictures, without extension.
import * as companyBanners from './banners/company.mjs';
import { HEIGHT, WIDTH } from './banners/ground.mjs';
import * as wordBanners from './banners/words.mjs';
import { hrAdmin, mediaIt, officeAssistants, salesMarketing } from './departments/desks.mjs';
import { csRidesmash, csSmashwise, csTravels } from './departments/support.mjs';
import { picture } from './lib/draw.mjs';
import { officeMap } from './map.mjs';
import { certificates } from './papers/certificates.mjs';
import { listedCompanies } from './papers/listed.mjs';
import { wordmarks } from './papers/wordmarks.mjs';
import { portraits } from './portraits.mjs';
import { scene, SLUGS } from './scenes/index.mjs';
import { agric, gold } from './stories/articles.mjs';
import { blogBusiness, blogNews, blogProject, blogReleases } from './stories/blog.mjs';

const PANELS = {
  'departments/media-it': mediaIt,
  'departments/hr-admin': hrAdmin,
  'departments/cs-travels': csTravels,
  'departments/cs-ridesmash': csRidesmash,
  'departments/cs-smashwise': csSmashwise,
  'departments/office-assistants': officeAssistants,
  'departments/sales-marketing': salesMarketing,
  'articles/agric': agric,
  'articles/gold': gold,
  'blog/business': blogBusiness,
  'blog/news': blogNews,
  'blog/releases': blogReleases,
  'blog/project-10-billion': blogProject,
};

/** All pictures as unoptimised SVG. */
export function drawAll() {
  return {
    ...Object.fromEntries(SLUGS.map((slug) => [`businesses/${slug}`, scene(slug)])),
    ...Object.fromEntries(Object.entries(PANELS).map(([name, draw]) => [name, picture(1200, 900, draw())])),
    ...Object.fromEntries(
      Object.entries({ ...companyBanners, ...wordBanners }).map(([name, draw]) => [
        `banners/${name}`,
        picture(WIDTH, HEIGHT, draw()),
      ]),
    ),
    ...certificates(),
    ...listedCompanies(),
    ...wordmarks(),
    ...portraits(),
    ...officeMap(),
  };
}
