import type { Config } from '@react-router/dev/config';
import { BUSINESSES } from './src/content/businesses';
import { TEAM } from './src/content/team';

/** What a server sends with status 404: for unknown businesses and members, and for everything else. */
const MISSING_PAGES = ['/business/404', '/team/404', '/404'];

/** What a web server sends when it reaches no backend: they say that the job cannot be loaded. */
const JOBLESS_PAGES = ['/careers/0', '/job-application/0'];

export default {
  appDirectory: 'src',
  buildDirectory: process.env.BUILD_FOLDER || 'build',
  serverBuildFile: 'index.mjs',
  // The pages of jobs are rendered by the backend, with what is open (src/server); here they are made without a list and
  // without a job, for the time when no backend answers. All others are complete.
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...JOBLESS_PAGES,
    ...BUSINESSES.map(({ slug }) => `/business/${slug}`),
    ...TEAM.map(({ slug }) => `/team/${slug}`),
    ...MISSING_PAGES,
  ],
  // Every page knows of every other: nothing has to be asked for when one goes on.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
