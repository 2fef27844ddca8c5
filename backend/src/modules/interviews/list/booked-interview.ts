import type { InterviewAhead, InterviewRow } from './interview-rows.js';

export interface BookedTime {
  starts_at: Date;
  ends_at: Date;
  place: string;
}

/** An interview whose time is booked. */
export type BookedInterview = InterviewRow & BookedTime;

export function isBooked<Row extends InterviewRow | InterviewAhead>(row: Row): row is Row & BookedTime {
  return row.starts_at !== null && row.ends_at !== null && row.place !== null;
}
