import { foldedSql } from '../../platform/http/like-pattern.js';
import { JOB_BRANDS, JOB_TITLES } from '../jobs/index.js';

/** What other modules may use of the applications besides its services. */
export { ChosenApplicationsDto } from './list/chosen-applications.dto.js';
export { APPLICANT_MAIL, JOB_STATUS_MAIL, type Recipient } from './recipients/recipients.service.js';
export { AssigneeIdField } from './assignees/assignee.dto.js';
export { assertReviewer, assertSees, hiddenFrom } from './assignees/reviewers.js';
export { type LockedApplication, lockOne, lockVisible } from './list/application-rows.js';
export type { EndOfApplication } from './features/application-features.service.js';
export { type ApplicationFacts, applicationFacts, lockApplicant } from './application-facts.js';

const SELECT = `SELECT a.id, a.reference, a.first_name, a.last_name, a.email, a.status, a.withdrawn_at, j.title AS job_title, b.brand
  FROM applications a JOIN ${JOB_TITLES} j ON j.id = a.job_id JOIN ${JOB_BRANDS} b ON b.job_id = a.job_id`;

/** Applicants whose application is not removed, for joins in the SQL of other modules. */
export const APPLICANTS = `(${SELECT} WHERE a.removed_at IS NULL)`;

/** Applicants of removed applications too, such as for what is told of an erasure. */
export const EVERY_APPLICANT = `(${SELECT})`;

/**
 * In SQL, the ids of applicants whose search text or job title has a word: some more than those whose shown fields have
 * it, but found through indexes.
 * @param pattern placeholder of the folded word as a pattern for LIKE
 */
export const searchedApplicants = (pattern: string): string =>
  `(SELECT id FROM applications WHERE removed_at IS NULL AND search_text LIKE ${pattern}
    UNION ALL SELECT a.id FROM applications a JOIN ${JOB_TITLES} j ON j.id = a.job_id
    WHERE a.removed_at IS NULL AND ${foldedSql('j.title')} LIKE ${pattern})`;
