import { COMPANY } from '@smash/contract';
import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';

/** An interview as calendars see it. Times are written in UTC: each calendar shows its own. */
export interface CalendarEntry {
  /** Id of the interview; the UID is made from it. */
  id: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  place: string;
  url: string;
}

/** Who invites: a mail address, and the host that makes UIDs unique in the world. */
export interface Inviting {
  email: string;
  host: string;
}

const PRODUCT = { company: COMPANY.name, product: 'Interviews', language: 'EN' };

function toEvent(entry: CalendarEntry, { email, host }: Inviting): ICalEventData {
  return {
    id: `${entry.id}@${host}`,
    sequence: entry.sequence,
    stamp: new Date(),
    start: entry.startsAt,
    end: entry.endsAt,
    summary: entry.summary,
    location: entry.place,
    url: entry.url,
    // Many calendar programs show no URL.
    description: entry.url,
    organizer: { name: COMPANY.name, email },
  };
}

/**
 * The calendar attached to a mail (RFC 5546): REQUEST adds the entry to the recipient's calendar or moves it, CANCEL
 * removes it.
 */
export function invitation(
  entry: CalendarEntry,
  { method, recipient }: { method: 'REQUEST' | 'CANCEL'; recipient: string },
  inviting: Inviting,
): string {
  const isRequest = method === 'REQUEST';
  const calendar = new ICalCalendar({
    prodId: PRODUCT,
    method: isRequest ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
  });
  calendar.createEvent({
    ...toEvent(entry, inviting),
    status: isRequest ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    attendees: [
      { email: recipient, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false },
    ],
  });
  return calendar.toString();
}

/** A calendar entry to be removed, without what would say whose interview it is. */
export type RemovedEntry = Omit<CalendarEntry, 'summary' | 'url'>;

/** Removes an entry from the recipient's calendar without saying whose interview it is. */
export const removal = (
  entry: RemovedEntry,
  { recipient, url }: { recipient: string; url: string },
  inviting: Inviting,
): string => invitation({ ...entry, summary: 'Interview', url }, { method: 'CANCEL', recipient }, inviting);

/**
 * Entries to save, or a calendar to subscribe to.
 * @param subscribed name of the calendar and seconds between two readings; entries with a name become a calendar of their
 *   own in Outlook
 */
export function calendarOf(
  entries: readonly CalendarEntry[],
  inviting: Inviting,
  subscribed?: { name: string; ttl: number },
): string {
  const calendar = new ICalCalendar({ prodId: PRODUCT, ...subscribed });
  for (const entry of entries) {
    calendar.createEvent({ ...toEvent(entry, inviting), status: ICalEventStatus.CONFIRMED });
  }
  return calendar.toString();
}

/** Start and end of the single entry of an invitation. */
export function timeOfInvitation(calendar: string): Pick<CalendarEntry, 'startsAt' | 'endsAt'> {
  const at = (property: string) => {
    const [, instant = ''] = new RegExp(`^${property}:(\\w+)`, 'm').exec(calendar) ?? [];
    return new Date(instant.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'));
  };
  return { startsAt: at('DTSTART'), endsAt: at('DTEND') };
}
