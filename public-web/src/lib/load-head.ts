import { PAGE_META } from '../content/page-meta';
import { organization } from './organization';
import type { PageHead } from './page-head';
import { pagePath } from './page-path';

/**
 * The head of the page a loader works for, from the content. Only for loaders, which run at build time: imported
 * anywhere else, the heads of all pages would travel to every visitor.
 *
 * @throws Error when the content has no head for the page, which fails the build.
 */
export function loadHead(request: Request, image?: string): PageHead {
  const path = pagePath(request);
  const meta = PAGE_META[path];
  if (!meta) throw new Error(`the content has no head for ${path}`);
  return {
    ...meta,
    path,
    ...(image && { image }),
    ...(path === '/' && { structuredData: organization() }),
  };
}
