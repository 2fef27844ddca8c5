import { formatNumber } from '../../i18n/format';
import { t } from '../../i18n/t';

/** "1 application", "1,204 applications". */
export function describeApplications(count: number): string {
  return t('%{count} application |||| %{count} applications', {
    smart_count: count,
    count: formatNumber(count),
  });
}

/** What becomes of the applications of a deleted job; nothing where there are none. */
export function describeKept(count: number): string {
  if (count === 0) return '';
  const kept = t(
    'Its %{applications} stays under Applications and Deleted jobs. |||| Its %{applications} stay under Applications and Deleted jobs.',
    { smart_count: count, applications: describeApplications(count) },
  );
  return ` ${kept}`;
}
