/** States of an interview: times are offered, one is booked, and it ends by being cancelled or when its time has passed. */
export const INTERVIEW_STATES = ['offered', 'booked', 'cancelled', 'done'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

export const INTERVIEW_STATE_LABELS: Record<InterviewState, string> = {
  offered: 'Waiting for the applicant',
  booked: 'Booked',
  cancelled: 'Cancelled',
  done: 'Done',
};

export const INTERVIEW_LIMITS = {
  /** Minutes. */
  shortest: 10,
  longest: 480,
  /** Characters of a place or link. */
  place: 300,
  /** Characters of what HR writes to the applicant. */
  text: 2000,
  /** Times in one offer. */
  times: 20,
  /** Slots that are added at once. */
  slots: 100,
} as const;

/** Hours before an interview at which applicant and interviewer are reminded. */
export const REMINDER_HOURS = [24, 2] as const;
