/** Takes the application form of a job, for routes outside the API. */
export { FormUpload, readForm } from './apply-form.js';
export { ApplyService } from './apply.service.js';
export { SubmissionFilter } from './submission.filter.js';
