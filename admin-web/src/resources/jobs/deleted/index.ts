import { lazy } from 'react';

export default {
  name: 'deleted-jobs',
  list: lazy(async () => ({ default: (await import('./deleted-job-list')).DeletedJobList })),
};
