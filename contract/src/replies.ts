/** What an applicant can do about an application that is an answer to those who review it. */
export const APPLICANT_REPLIES = [
  'interview_booked',
  'interview_moved',
  'interview_cancelled',
  'cv_replaced',
  'withdrawn',
] as const;
export type ApplicantReplyType = (typeof APPLICANT_REPLIES)[number];
