import { HOUR_MS, lagosDate, REMINDER_HOURS } from '@smash/contract';

export interface Reminder {
  hours: (typeof REMINDER_HOURS)[number];
  dueAt: Date;
}

const KIND = 'interview_reminder_';

export const reminderKind = (hours: number): string => `${KIND}${hours}`;

export const REMINDER_KINDS: readonly string[] = REMINDER_HOURS.map(reminderKind);

/** When people are reminded of an interview; what would have been due already is left out. */
export function remindersFor(startsAt: Date, now: Date): Reminder[] {
  return REMINDER_HOURS.map((hours) => ({
    hours,
    dueAt: new Date(startsAt.getTime() - hours * HOUR_MS),
  })).filter(({ dueAt }) => dueAt > now);
}

/** Whether it no longer is as the reminder says: the first one says "tomorrow" and ends where the next begins. */
export function isTooLate(kind: string, startsAt: Date, now = new Date()): boolean {
  const next = REMINDER_HOURS[REMINDER_KINDS.indexOf(kind) + 1];
  if (next === undefined) return startsAt <= now;
  return lagosDate(startsAt) <= lagosDate(now) || startsAt.getTime() - next * HOUR_MS <= now.getTime();
}
