/** What other modules may use of the jobs module besides its service. */
export type { JobDto } from './dto/job.dto.js';
