import { lazy } from 'react';
import { JobList } from './job-list';

/** The list is where everyone starts, so it comes with the portal itself; the form is loaded when it opens. */
export default {
  name: 'jobs',
  list: JobList,
  create: lazy(async () => ({ default: (await import('./job-screens')).JobCreate })),
  edit: lazy(async () => ({ default: (await import('./job-screens')).JobEdit })),
  recordRepresentation: 'title',
};
