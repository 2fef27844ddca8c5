import type { EntityManager } from 'typeorm';
import { minutesBetween } from './slots/slot-rows.js';

/** The booked interview that an application has ahead. */
export interface NextInterview {
  startsAt: Date;
  minutes: number;
  /** An address, or a link for a call. */
  place: string;
}

/** The next interview by application id; an application with none ahead has no entry. */
export async function findNextInterview(
  manager: EntityManager,
  applicationIds: readonly string[],
): Promise<Map<string, NextInterview>> {
  const rows = await manager.query<{ id: string; starts_at: Date; ends_at: Date; place: string }[]>(
    `SELECT DISTINCT ON (i.application_id) i.application_id AS id, s.starts_at, s.ends_at, s.place
     FROM interviews i JOIN interview_slots s ON s.id = i.slot_id
     WHERE i.application_id = ANY($1) AND s.starts_at > now() ORDER BY i.application_id, s.starts_at`,
    [applicationIds],
  );
  return new Map(
    rows.map(({ id, starts_at: startsAt, ends_at, place }) => [
      id,
      { startsAt, minutes: minutesBetween(startsAt, ends_at), place },
    ]),
  );
}
