import { HOUR_MS, REMINDER_HOURS } from '@smash/contract';

export interface Reminder {
  hours: (typeof REMINDER_HOURS)[number];
  dueAt: Date;
}

/** When people are reminded of an interview; what would have been due already is left out. */
export function remindersFor(startsAt: Date, now: Date): Reminder[] {
  return REMINDER_HOURS.map((hours) => ({
    hours,
    dueAt: new Date(startsAt.getTime() - hours * HOUR_MS),
  })).filter(({ dueAt }) => dueAt > now);
}
