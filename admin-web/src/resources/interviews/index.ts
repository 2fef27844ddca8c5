import { lazyPart } from '../../components/lazy-part';

export default {
  name: 'interviews',
  list: lazyPart(async () => (await import('./interviews-page')).InterviewsPage),
};
