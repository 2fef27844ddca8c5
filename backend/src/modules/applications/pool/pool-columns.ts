import { endOfTalentPool } from '@smash/contract';

/** What an application says of a consent that is given now. */
export const poolColumns = (now: Date) => ({
  poolSince: now,
  poolUntil: endOfTalentPool(now),
  poolRemindedAt: null,
});

/** What it says when there is none. */
export const NO_POOL = { poolSince: null, poolUntil: null, poolRemindedAt: null } as const;
