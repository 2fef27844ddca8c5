import { IsNull, Not } from 'typeorm';
import type { Editable } from '../../../platform/editing/index.js';
import { isPublishedAndOpen } from '../job-availability.js';
import { Job } from '../job.entity.js';

/** How postings are edited: deleting one hides it. */
export const JOBS: Editable<Job> = {
  name: 'job',
  entity: Job,
  existing: { deletedAt: IsNull() },
  hiddenBy: () => ({ deletedAt: new Date() }),
  hidden: { rows: { deletedAt: Not(IsNull()) }, shownBy: { deletedAt: null } },
  // Cleared at once, not in the next round of maintenance: new applications would be erased as if the job had stayed
  // closed.
  followUp: async (manager, { id, ...job }) => {
    if (job.closedAt && isPublishedAndOpen(job, new Date()))
      await manager.update(Job, { id }, { closedAt: null });
  },
};
