import { BUSINESSES } from '../../content/businesses';
import {
  ARTICLE_LINKS,
  ARTICLES_HEADING,
  INVESTOR_RELATIONS,
  INVESTORS,
  LISTED_COMPANIES,
  LISTED_COMPANIES_SECTION,
  WAYS_IN,
} from '../../content/investors';
import { RISK_SENTENCE } from '../../content/shares';
import { articlePicture } from '../../lib/pictures/articles';
import { investorPicture } from '../../lib/pictures/investors';
import { listedPicture } from '../../lib/pictures/listed';

/** Loads words and pictures of /investor-relations. */
export function loadInvestors() {
  return {
    ...INVESTOR_RELATIONS,
    waysIn: WAYS_IN,
    risk: RISK_SENTENCE,
    investors: INVESTORS.map(({ name, image }) => ({ name, picture: investorPicture(image) })),
    listed: {
      ...LISTED_COMPANIES_SECTION,
      companies: LISTED_COMPANIES.map(({ business, name, imageAlt }) => ({
        name,
        imageAlt,
        to: `/business/${business}`,
        ray: BUSINESSES.findIndex(({ slug }) => slug === business),
        picture: listedPicture(business),
      })),
    },
    articlesHeading: ARTICLES_HEADING,
    articles: ARTICLE_LINKS.map((article) => ({ ...article, picture: articlePicture(article.image) })),
  };
}

export type InvestorsContent = ReturnType<typeof loadInvestors>;
