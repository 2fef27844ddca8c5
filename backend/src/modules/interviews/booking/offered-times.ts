import type { EntityManager } from 'typeorm';
import { OfferedSlot } from '../entities/offered-slot.entity.js';
import { findTimes, type InterviewRow } from '../list/interview-rows.js';
import { slotColumns, type SlotRow, SLOTS } from '../slots/slot-rows.js';

/** Whether an interview offers exactly these times, with this text. */
export async function isSameOffer(
  manager: EntityManager,
  interview: InterviewRow,
  slotIds: readonly string[],
  text: string,
): Promise<boolean> {
  const offered = await manager.findBy(OfferedSlot, { interviewId: interview.id });
  const known = new Set(offered.map(({ slotId }) => slotId));
  return interview.text === text && known.size === slotIds.length && slotIds.every((id) => known.has(id));
}

export async function findSlot(manager: EntityManager, id: string): Promise<SlotRow | undefined> {
  const [slot] = await manager.query<SlotRow[]>(`SELECT ${slotColumns()} FROM ${SLOTS} WHERE s.id = $1`, [
    id,
  ]);
  return slot;
}

/** The offered times that are still free. */
export async function freeTimes(manager: EntityManager, interviewId: string) {
  const times = await findTimes(manager, [interviewId]);
  return (times.get(interviewId) ?? [])
    .filter(({ is_free }) => is_free)
    .map(({ slot_id, starts_at, minutes, place }) => ({ slot_id, starts_at, minutes, place }));
}

/** Start times before and after a change, for the history. */
export function timesOf(before: InterviewRow, after?: { starts_at: Date }): Record<string, string> {
  return {
    ...(before.starts_at && { from: before.starts_at.toISOString() }),
    ...(after && { to: after.starts_at.toISOString() }),
  };
}
