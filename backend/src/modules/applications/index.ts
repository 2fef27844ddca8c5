/** What other modules may use of the applications besides its services. */
export { ChosenApplicationsDto } from './list/chosen-applications.dto.js';
export { APPLICANT_MAIL, JOB_STATUS_MAIL, type Recipient } from './recipients/recipients.service.js';
export { AssigneeIdField } from './assignees/assignee.dto.js';
export { assertReviewer, assertSees } from './assignees/reviewers.js';
export { APPLICANTS, EVERY_APPLICANT } from './list/applicants.js';
export { type LockedApplication, lockOne, lockVisible } from './list/application-rows.js';
export type { EndOfApplication } from './features/application-features.service.js';
export { type ApplicationFacts, applicationFacts, lockApplicant } from './application-facts.js';
