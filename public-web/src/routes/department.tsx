import { DEPARTMENT_PAGES } from '../content/department-pages';
import { DepartmentPage } from '../features/people/department-page';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import { pagePath } from '../lib/page-path';
import type { Route } from './+types/department';

/** Runs at build time: the page carries the members of one department. */
export function loader({ request }: Route.LoaderArgs) {
  const path = pagePath(request);
  const department = DEPARTMENT_PAGES.find(({ slug }) => path === `/${slug}`);
  if (!department) throw new Error(`${path} is no department`);
  return { head: loadHead(request), department };
}

export const meta = loadedHead;

export default function DepartmentRoute({ loaderData }: Route.ComponentProps) {
  return <DepartmentPage department={loaderData.department} />;
}
