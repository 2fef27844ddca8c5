import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: false,
  // '/404' is the shell a server sends with status 404; every other unlisted path gets __spa-fallback.html.
  prerender: ['/', '/careers', '/404'],
} satisfies Config;
