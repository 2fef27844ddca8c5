import { addDays, type CalendarDate, countDays, lagosDate } from '@smash/contract';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import type { StatisticsQueryDto } from './statistics.dto.js';

/** Longest period, in days: a leap year. */
const LONGEST_PERIOD = 366;
const DEFAULT_PERIOD = 30;

export interface Period {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * The days that a query asks for.
 * @throws ValidationException when they are the wrong way round or too many
 */
export function periodOf({ from, to }: StatisticsQueryDto, now: Date): Period {
  const last = to ?? lagosDate(now);
  const first = from ?? addDays(last, 1 - DEFAULT_PERIOD);
  const days = countDays(first, last);
  if (days < 1) throw ValidationException.at(['query', 'to'], 'The last day is before the first');
  if (days > LONGEST_PERIOD) {
    throw ValidationException.at(
      ['query', 'from'],
      `Please choose a period of at most ${LONGEST_PERIOD} days`,
    );
  }
  return { from: first, to: last };
}
