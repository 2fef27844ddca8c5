/** Every posting, deleted ones included, for joins in the SQL of other modules. */
export const JOB_TITLES = '(SELECT id, title, closed_at FROM jobs)';

/** The stages of every posting, a row each, for joins in the SQL of other modules. */
export const JOB_STAGES = `(
  SELECT jobs.id AS job_id, stage ->> 'id' AS id, stage ->> 'name' AS name FROM jobs, json_array_elements(jobs.stages) stage)`;

/** Whose each posting is, deleted ones included. */
export const JOB_BRANDS = '(SELECT id AS job_id, brand FROM jobs)';
