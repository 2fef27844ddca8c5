import { type FindOperator, Raw } from 'typeorm';

/**
 * A condition: that a time lies before now, by the clock of the database, which every backend shares.
 * @param ago milliseconds that have to be over besides
 * @param now instead of the present time
 */
export const isPast = ({ ago = 0, now }: { ago?: number; now?: Date | undefined } = {}): FindOperator<Date> =>
  Raw(
    (column) => `${column} < coalesce(CAST(:now AS timestamptz), now()) - :ago * interval '1 millisecond'`,
    {
      ago,
      now: now ?? null,
    },
  ) as FindOperator<Date>;
