/** What other modules may use of the interviews module besides its services. */
export { findNextInterview, type NextInterview } from './next-interview.js';
export {
  type AppointmentDetails,
  appointmentDetails,
  type InterviewFacts,
  interviewFacts,
} from './interview-facts.js';
