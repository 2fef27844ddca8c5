import { type FindOperator, Raw } from 'typeorm';

/**
 * Condition that a time has passed, by the clock of the database, which every backend shares.
 * @param ago milliseconds that must have passed since then
 * @param now replaces the present time
 */
export const isPast = ({ ago = 0, now }: { ago?: number; now?: Date | undefined } = {}): FindOperator<Date> =>
  Raw(
    (column) => `${column} < coalesce(CAST(:now AS timestamptz), now()) - :ago * interval '1 millisecond'`,
    {
      ago,
      now: now ?? null,
    },
  ) as FindOperator<Date>;
