/** Every posting, deleted ones included, for joins in the SQL of other modules. */
export const JOB_TITLES = '(SELECT id, title, closed_at FROM jobs)';
