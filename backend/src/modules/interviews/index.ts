/** What other modules may use of the interviews module besides its services. */
export { appointmentDetails, interviewFacts } from './interview-facts.js';
