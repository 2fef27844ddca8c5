import { endOfTalentPool } from '@smash/contract';

/** Columns of an application for a consent that is given now. */
export const poolColumns = (now: Date) => ({
  poolSince: now,
  poolUntil: endOfTalentPool(now),
  poolRemindedAt: null,
});

/** Columns of an application without such a consent. */
export const NO_POOL = { poolSince: null, poolUntil: null, poolRemindedAt: null } as const;
