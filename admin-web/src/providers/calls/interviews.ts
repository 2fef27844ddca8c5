import type { CalendarDate, InterviewState } from '@smash/contract';
import type { Interview, Slot } from '@smash/contract/client';
import { api } from '../api-client';
import { pathOf, unwrap, unwrapList } from './resource-calls';

/** First and last day in Lagos, both included. */
export interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

/** All interviews that match, read page by page. */
export async function listInterviews(
  query: Partial<Days> & { state?: InterviewState },
): Promise<Interview[]> {
  const interviews: Interview[] = [];
  for (let page = 1; ; page += 1) {
    const options = { params: { query: { ...query, page } } };
    const { data, total = 0 } = unwrapList(await api.GET('/api/interviews', options));
    interviews.push(...data);
    if (data.length === 0 || interviews.length >= total) return interviews;
  }
}

/** The free times of all interviewers from today on, those of some days, or those for the interview of an application. */
export async function listFreeSlots(query: Days | { application_id: string }): Promise<Slot[]> {
  return unwrap(await api.GET('/api/interview-slots', { params: { query: { ...query, free: 'yes' } } }));
}

/** Adds times to the person's own calendar: all or none. */
export async function addSlots(
  slots: { starts_at: string; minutes: number; place: string }[],
): Promise<Slot[]> {
  return unwrap(await api.POST('/api/interview-slots', { body: { slots } }));
}

export async function removeSlot(id: string): Promise<void> {
  unwrap(await api.DELETE('/api/interview-slots/{id}', pathOf(id)));
}

export async function offerInterview(body: {
  application_id: string;
  slot_ids: string[];
  text: string;
}): Promise<Interview> {
  return unwrap(await api.POST('/api/interviews', { body }));
}

export async function offerOtherTimes(
  { id, sequence }: Interview,
  offer: { slot_ids: string[]; text: string },
): Promise<Interview> {
  const options = { params: { path: { id } }, body: { ...offer, sequence } };
  return unwrap(await api.PUT('/api/interviews/{id}/times', options));
}

export async function moveInterview({ id, sequence }: Interview, slotId: string): Promise<Interview> {
  const options = { ...pathOf(id), body: { slot_id: slotId, sequence } };
  return unwrap(await api.PUT('/api/interviews/{id}/slot', options));
}

export async function cancelInterview({ id, sequence }: Interview): Promise<Interview> {
  const options = { ...pathOf(id), body: { sequence } };
  return unwrap(await api.POST('/api/interviews/{id}/cancellation', options));
}

/** When the address of the person's own calendar was made; null when there is none. */
export async function readCalendarFeed(): Promise<string | null> {
  return unwrap(await api.GET('/api/interviews/feed')).made_at;
}

/** Makes a new address of the calendar, which is shown this once. */
export async function makeCalendarFeed(): Promise<string> {
  return unwrap(await api.POST('/api/interviews/feed')).url;
}

export async function endCalendarFeed(): Promise<void> {
  unwrap(await api.DELETE('/api/interviews/feed'));
}
