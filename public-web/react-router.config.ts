import type { Config } from '@react-router/dev/config';
import { BUSINESSES } from './src/content/businesses';
import { TEAM } from './src/content/team';

/** Pages that a server sends with status 404: for unknown businesses and members, and for everything else. */
const MISSING_PAGES = ['/business/404', '/team/404', '/404'];

/** Pages that a web server sends when it reaches no backend: they say that the job cannot be loaded. */
const JOBLESS_PAGES = ['/careers/0', '/job-application/0'];

export default {
  appDirectory: 'src',
  buildDirectory: process.env.BUILD_FOLDER || 'build',
  serverBuildFile: 'index.mjs',
  // The backend renders the pages of jobs, with the open jobs (src/server). Here they are prerendered without list and
  // job, for when no backend answers. All other pages are complete.
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...JOBLESS_PAGES,
    ...BUSINESSES.map(({ slug }) => `/business/${slug}`),
    ...TEAM.map(({ slug }) => `/team/${slug}`),
    ...MISSING_PAGES,
  ],
  // Every page carries the list of all routes, so that no navigation has to request it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
