import { BlogPage } from '../features/blog/blog-page';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { Route } from './+types/blog';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export default function BlogRoute() {
  return <BlogPage />;
}
