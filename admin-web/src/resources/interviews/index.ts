import { lazy } from 'react';

export default {
  name: 'interviews',
  list: lazy(async () => ({ default: (await import('./interviews-page')).InterviewsPage })),
};
