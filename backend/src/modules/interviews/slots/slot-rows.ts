import { ACCOUNT_NAMES, activeAccountsWith } from '../../../platform/auth/index.js';
import { seesBrandSql } from '../../../platform/brand-scope/index.js';
import type { SlotDto } from './slot.dto.js';

/** A slot as the statements of this module select it. */
export interface SlotRow {
  id: string;
  interviewer_id: string;
  interviewer: string;
  starts_at: Date;
  ends_at: Date;
  place: string;
  is_free: boolean;
}

/** The table itself, with interviews that a limited account does not see: a slot is booked only once. */
const EVERY_INTERVIEW = 'public.interviews';

/**
 * Accounts that may hold interviews. Slots of an account that was suspended or given another role are offered to
 * nobody.
 */
export const INTERVIEWERS = activeAccountsWith('interviews.read');

/**
 * In SQL, whether slot `s` can be booked.
 * @param brand column with the brand of the job, which the interviewer has to be allowed to see; any brand if not given
 */
export const isFreeSql = (brand?: string): string =>
  `(s.starts_at > now() AND NOT EXISTS (SELECT FROM ${EVERY_INTERVIEW} booked WHERE booked.slot_id = s.id)
    AND EXISTS (SELECT FROM ${INTERVIEWERS} holder
      WHERE holder.id = s.interviewer_id${brand ? ` AND ${seesBrandSql('holder.brands', brand)}` : ''}))`;

/** Columns of a SlotRow, of slots `s` with accounts `m`; for `brand`, see isFreeSql. */
export const slotColumns = (brand?: string): string =>
  `s.id, s.interviewer_id, m.username AS interviewer, s.starts_at, s.ends_at, s.place, ${isFreeSql(brand)} AS is_free`;

/**
 * In SQL, whether somebody else's slot `s` has an interview that the caller does not see. Then its place is not told
 * either, since it may be the link of a call.
 * @param account SQL parameter with the id of a limited account; NULL for other accounts
 */
export const bookedElsewhere = (account: string): string =>
  `(s.interviewer_id IS DISTINCT FROM ${account}
    AND EXISTS (SELECT FROM ${EVERY_INTERVIEW} booked WHERE booked.slot_id = s.id)
    AND NOT EXISTS (SELECT FROM interviews seen WHERE seen.slot_id = s.id))`;

/** Slots whose interviewer still has an account. */
export const SLOTS = `interview_slots s JOIN ${ACCOUNT_NAMES} m ON m.id = s.interviewer_id`;

export const minutesBetween = (start: Date, end: Date): number =>
  Math.round((end.getTime() - start.getTime()) / 60_000);

/** A slot as the list has it. */
export interface ListedSlot extends SlotRow {
  offers: number;
  is_elsewhere: boolean;
}

export function toSlotDto(row: ListedSlot): SlotDto {
  return {
    id: row.id,
    interviewer: { id: row.interviewer_id, username: row.interviewer },
    starts_at: row.starts_at.toISOString(),
    minutes: minutesBetween(row.starts_at, row.ends_at),
    place: row.is_elsewhere ? '' : row.place,
    is_free: row.is_free,
    offers: row.offers,
  };
}
