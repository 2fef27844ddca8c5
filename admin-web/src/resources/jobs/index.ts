import { lazyPart } from '../../components/lazy-part';
import { JobList } from './job-list';

/** The list is where everyone starts, so it comes with the portal itself; the form is loaded when it opens. */
export default {
  name: 'jobs',
  list: JobList,
  create: lazyPart(async () => (await import('./job-screens')).JobCreate),
  edit: lazyPart(async () => (await import('./job-screens')).JobEdit),
  recordRepresentation: 'title',
};
