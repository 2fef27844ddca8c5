import { AGRIC_ARTICLE } from '../content/articles/agric';
import { GOLD_ARTICLE } from '../content/articles/gold';
import { ARTICLE_LINKS } from '../content/investors';
import { ArticlePage } from '../features/reading/article-page';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import { pagePath } from '../lib/page-path';
import type { Route } from './+types/article';

const ARTICLES: Readonly<Record<string, typeof AGRIC_ARTICLE>> = {
  '/agric-blog': AGRIC_ARTICLE,
  '/gold': GOLD_ARTICLE,
};

/** Runs at build time: the page carries the text of one article. */
export function loader({ request }: Route.LoaderArgs) {
  const path = pagePath(request);
  const article = ARTICLES[path];
  const link = ARTICLE_LINKS.find(({ to }) => to === path);
  if (!article || !link) throw new Error(`${path} is no article`);
  return {
    head: loadHead(request, 'articles'),
    article,
    picture: link.image,
    pictureAlt: link.imageAlt,
  };
}

export const meta = loadedHead;

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
