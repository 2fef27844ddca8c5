import { type CalendarDate, lagosDate, MINUTE_MS } from '@smash/contract';
import { useEffect, useState } from 'react';

/** Today in Lagos: a page may stay open over midnight. */
export function useToday(): CalendarDate {
  const [today, setToday] = useState(() => lagosDate(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(lagosDate(new Date())), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
