import { lazyPart } from '../../../components/lazy-part';

export default {
  name: 'deleted-jobs',
  list: lazyPart(async () => (await import('./deleted-job-list')).DeletedJobList),
};
