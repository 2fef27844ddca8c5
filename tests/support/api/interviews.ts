import { expect } from '@jest/globals';
import type { CalendarDate } from '@smash/contract';
import type { Interview, OwnInterview, Slot } from '@smash/contract/client';
import type { Member } from './actions.js';
import type { ApiApp, Requester } from './app.js';
import { eventually } from './state.js';
import { dayFromNow } from '../samples/builders.js';

const instantOf = (day: CalendarDate, time: string): string =>
  new Date(`${day}T${time}:00+01:00`).toISOString();

/** A time in Lagos some days ahead, as an instant. */
export const lagosInstant = (days: number, time: string): string => instantOf(dayFromNow(days), time);

/** Times in Lagos on one day some days ahead, as instants. */
export function lagosInstants(days: number, times: readonly string[]): string[] {
  const day = dayFromNow(days);
  return times.map((time) => instantOf(day, time));
}

export const PLACE = '12 Marina, Lagos; 3rd floor, left';

/** Adds slots of half an hour to the own calendar. */
export async function addSlots({ api }: Pick<Member, 'api'>, startsAt: string[]): Promise<Slot[]> {
  const slots = startsAt.map((starts_at) => ({ starts_at, minutes: 30, place: PLACE }));
  const { body } = await api.post('/api/interview-slots/').send({ slots }).expect(201);
  return body as Slot[];
}

export async function offer(
  { api }: Pick<Member, 'api'>,
  applicationId: string,
  slots: readonly Pick<Slot, 'id'>[],
  text = '',
): Promise<Interview> {
  const offered = { application_id: applicationId, slot_ids: slots.map(({ id }) => id), text };
  const { body } = await api.post('/api/interviews/').send(offered).expect(201);
  return body as Interview;
}

export const choose = (own: Requester, slotId: string) =>
  own.post('/api/my-application/interview').send({ slot_id: slotId });

export async function ownInterview(own: Requester): Promise<OwnInterview | null> {
  const { body } = await own.get('/api/my-application/interview').expect(200);
  return (body as { interview: OwnInterview | null }).interview;
}

/** Gives an account a secret address of its calendar for calendar programs. @returns its path */
export async function makeFeed({ api }: Pick<Member, 'api'>): Promise<string> {
  const { body } = await api.post('/api/interviews/feed').expect(201);
  return new URL((body as { url: string }).url).pathname;
}

interface QueuedMail {
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  calendar: string | null;
  due_at: Date;
}

/** Marks the queued mails about an applicant's interview as sent, without reminders. @returns them by recipient */
export const sendNews = (app: Pick<ApiApp, 'query'>, applicationId: string) =>
  app.query<Pick<QueuedMail, 'kind' | 'recipient'>>(
    `WITH news AS (
       UPDATE mails SET status = 'sent' WHERE application_id = $1 AND status = 'queued'
         AND kind LIKE 'interview%' AND kind NOT LIKE 'interview_reminder%' RETURNING kind, recipient)
     SELECT kind, recipient FROM news ORDER BY recipient`,
    [applicationId],
  );

/** Queued mails about interviews, oldest first, of a backend that sends none. */
export const queuedMails = (app: Pick<ApiApp, 'query'>, condition = 'true', values: unknown[] = []) =>
  app.query<QueuedMail>(
    `SELECT kind, recipient, subject, text, calendar, due_at FROM mails
     WHERE kind LIKE 'interview%' AND ${condition} ORDER BY id`,
    values,
  );

/** Waits until no mail is being sent or due. */
export const untilNoMailIsDue = (app: Pick<ApiApp, 'query'>): Promise<void> =>
  eventually(async () =>
    expect(
      await app.query(
        `SELECT FROM mails WHERE status = 'queued' AND (lease_until IS NOT NULL OR next_attempt_at <= now())`,
      ),
    ).toEqual([]),
  );
