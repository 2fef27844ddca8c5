import { type CalendarDate, lagosDate, MINUTE_MS } from '@smash/contract';
import { useEffect, useState } from 'react';
import { serverNow } from '../providers/server-time';

/** Today in Lagos: a page may stay open over midnight. */
export function useToday(): CalendarDate {
  const [today, setToday] = useState(() => lagosDate(serverNow()));
  useEffect(() => {
    const timer = setInterval(() => setToday(lagosDate(serverNow())), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
