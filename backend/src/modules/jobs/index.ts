/** What other modules may use of the jobs module besides its service. */
export { ApplicationCounts } from './application-counts.js';
export { StagedApplications } from './staged-applications.js';
export { problemWithBrand } from './editing/job-facts.js';
export { JobCriterionDto } from './editing/job-criterion.dto.js';
export { jobsOfBrand } from './list/jobs-of-brand.js';
export { JobStageDto } from './editing/job-stage.dto.js';
export { SaveJobDto } from './editing/save-job.dto.js';
export type { IndexedJob } from './search/job-index.js';
export type { JobDto } from './job.dto.js';
export { type JobState, jobStates } from './job-states.js';

/** Every posting, deleted ones included, for joins in the SQL of other modules. */
export const JOB_TITLES = '(SELECT id, title, closed_at FROM jobs)';

/** The stages of every posting, a row each, for joins in the SQL of other modules. */
export const JOB_STAGES = `(
  SELECT jobs.id AS job_id, stage ->> 'id' AS id, stage ->> 'name' AS name FROM jobs, json_array_elements(jobs.stages) stage)`;

/** The brand of every posting, deleted ones included. */
export const JOB_BRANDS = '(SELECT id AS job_id, brand FROM jobs)';
