/** What other modules may use of the jobs module besides its service. */
export { ApplicationCounts } from './application-counts.js';
export { StagedApplications } from './staged-applications.js';
export { JOB_BRANDS, JOB_STAGES, JOB_TITLES } from './job-titles.js';
export { problemWithBrand } from './job-facts.js';
export { JobCriterionDto } from './dto/job-criterion.dto.js';
export { JobStageDto } from './dto/job-stage.dto.js';
export { SaveJobDto } from './dto/save-job.dto.js';
export type { IndexedJob } from './search/job-index.js';
export type { JobDto } from './dto/job.dto.js';
export { type JobState, jobStates } from './job-states.js';
