import { AGRIC_ARTICLE } from '../content/articles/agric';
import { GOLD_ARTICLE } from '../content/articles/gold';
import { ARTICLE_LINKS } from '../content/investors';
import { ArticlePage } from '../features/reading/article-page';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import { pagePath } from '../lib/page-path';
import type { Route } from './+types/article';

/** The articles with the ray whose hue suits their picture. */
const ARTICLES: Readonly<Record<string, { article: typeof AGRIC_ARTICLE; ray: number }>> = {
  '/agric-blog': { article: AGRIC_ARTICLE, ray: 4 },
  '/gold': { article: GOLD_ARTICLE, ray: 2 },
};

/** Runs at build time: the page carries the text of one article. */
export function loader({ request }: Route.LoaderArgs) {
  const path = pagePath(request);
  const found = ARTICLES[path];
  const link = ARTICLE_LINKS.find(({ to }) => to === path);
  if (!found || !link) throw new Error(`${path} is no article`);
  return {
    head: loadHead(request, 'articles'),
    ...found,
    picture: link.image,
    pictureAlt: link.imageAlt,
  };
}

export const meta = loadedHead;

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
