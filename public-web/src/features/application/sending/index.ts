// The code that sends an application: loaded after the form is shown.
export { submitApplication } from '../../../lib/api/submit-application';
export { hasOtherQuestions, QUESTIONS_CHANGED, refusedFields } from './refusal';
export { sendUntilAnswered } from './send-until-answered';
export { ProgressOfSending } from './sending-progress';
export { waitForLine } from '../../../lib/wait-for-line';
export { findUnreadableFiles } from './unreadable-files';
