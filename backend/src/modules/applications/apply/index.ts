/** What takes the form of a job, for other ways to it than the API. */
export { FormUpload, readForm } from './apply-form.js';
export { ApplyService } from './apply.service.js';
export { SubmissionFilter } from './submission.filter.js';
