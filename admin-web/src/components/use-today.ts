import { type CalendarDate, lagosDate } from '@smash/contract';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Today in Lagos: a page may stay open over midnight. */
export function useToday(): CalendarDate {
  const [today, setToday] = useState(() => lagosDate(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(lagosDate(new Date())), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
