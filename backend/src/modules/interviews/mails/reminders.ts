import { HOUR_MS, lagosDate, REMINDER_HOURS } from '@smash/contract';

export interface Reminder {
  hours: (typeof REMINDER_HOURS)[number];
  dueAt: Date;
}

const KIND = 'interview_reminder_';

export const reminderKind = (hours: number): string => `${KIND}${hours}`;

export const REMINDER_KINDS: readonly string[] = REMINDER_HOURS.map(reminderKind);

/** The reminders of an interview; those that would be overdue are left out. */
export function remindersFor(startsAt: Date, now: Date): Reminder[] {
  return REMINDER_HOURS.map((hours) => ({
    hours,
    dueAt: new Date(startsAt.getTime() - hours * HOUR_MS),
  })).filter(({ dueAt }) => dueAt > now);
}

/** Whether a reminder is no longer true: the first one says "tomorrow", and expires when the next one is due. */
export function isTooLate(kind: string, startsAt: Date, now = new Date()): boolean {
  const next = REMINDER_HOURS[REMINDER_KINDS.indexOf(kind) + 1];
  if (next === undefined) return startsAt <= now;
  return lagosDate(startsAt) <= lagosDate(now) || startsAt.getTime() - next * HOUR_MS <= now.getTime();
}
