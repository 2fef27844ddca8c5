import type { Config } from '@react-router/dev/config';
import { BUSINESSES } from './src/content/businesses';
import { TEAM } from './src/content/team';

/** What a server sends with status 404: for unknown businesses and members, and for everything else. */
const MISSING_PAGES = ['/business/404', '/team/404', '/404'];

export default {
  appDirectory: 'src',
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  ssr: false,
  // Every page but those of single jobs, for which a server fills in the head of __spa-fallback.html.
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...BUSINESSES.map(({ slug }) => `/business/${slug}`),
    ...TEAM.map(({ slug }) => `/team/${slug}`),
    ...['/job-alerts/confirm', '/job-alerts/unsubscribe'],
    ...MISSING_PAGES,
  ],
} satisfies Config;
