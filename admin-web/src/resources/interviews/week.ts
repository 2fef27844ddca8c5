import { addDays, type CalendarDate, isCalendarDate, lagosDate, MINUTE_MS } from '@smash/contract';

/** The Monday of the week that a day is in. */
export function mondayOf(day: CalendarDate): CalendarDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The Monday of the week that an address asks for, by any of its days; of this week without one. */
export const mondayAsked = (asked: string | null, today: CalendarDate): CalendarDate =>
  mondayOf(asked !== null && isCalendarDate(asked) ? asked : today);

/** The seven days of a week, from its Monday. */
export const daysOfWeek = (monday: CalendarDate): CalendarDate[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** The starts of the slots that fit into a span of a day, in Lagos time. Empty when the span is invalid. */
export function slotsBetween(
  day: CalendarDate,
  { from, to, minutes }: { from: string; to: string; minutes: number },
): string[] {
  const start = Date.parse(`${day}T${from}:00+01:00`);
  const end = Date.parse(`${day}T${to}:00+01:00`);
  const count = minutes > 0 ? Math.floor((end - start) / (minutes * MINUTE_MS)) : 0;
  return Array.from({ length: Math.max(0, count || 0) }, (_, index) =>
    new Date(start + index * minutes * MINUTE_MS).toISOString(),
  );
}

/** Whether something starts on a day in Lagos. */
export const onDay =
  (day: CalendarDate) =>
  ({ starts_at }: { starts_at: string | null }): boolean =>
    starts_at !== null && lagosDate(new Date(starts_at)) === day;
