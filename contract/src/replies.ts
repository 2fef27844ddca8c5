/** Actions of applicants that are a reply to the reviewers of an application. */
export const APPLICANT_REPLIES = [
  'interview_booked',
  'interview_moved',
  'interview_cancelled',
  'cv_replaced',
  'withdrawn',
] as const;
export type ApplicantReplyType = (typeof APPLICANT_REPLIES)[number];
