/** What other modules may use of the jobs module besides its service. */
export { ApplicationCounts } from './application-counts.js';
export { StagedApplications } from './staged-applications.js';
export { JOB_BRANDS, JOB_STAGES, JOB_TITLES } from './job-titles.js';
export { problemWithBrand } from './editing/job-facts.js';
export { JobCriterionDto } from './editing/job-criterion.dto.js';
export { JobStageDto } from './editing/job-stage.dto.js';
export { SaveJobDto } from './editing/save-job.dto.js';
export type { IndexedJob } from './search/job-index.js';
export type { JobDto } from './job.dto.js';
export { type JobState, jobStates } from './job-states.js';
