import type { Job } from '@smash/contract/client';
import { describeApplications } from '../../components/describe-applications';
import { formatNumber } from '../../i18n/format';
import { t } from '../../i18n/t';

/** All applications of a job, and how many of them its list leaves out: "3 applications, 1 withdrawn or replaced". */
export function describeApplicationsOf({ application_count: count = 0, queues }: Job): string {
  const applications = describeApplications(count);
  const listed = queues ? Object.values(queues).reduce((sum, each) => sum + each, 0) : count;
  if (listed >= count) return applications;
  return t('%{applications}, %{withdrawn} withdrawn or replaced', {
    applications,
    withdrawn: formatNumber(count - listed),
  });
}

/** Says what becomes of the applications of a deleted job; empty without any. */
export function describeKept(count: number): string {
  if (count === 0) return '';
  const kept = t(
    'Its %{applications} stays under Applications and Deleted jobs. |||| Its %{applications} stay under Applications and Deleted jobs.',
    { smart_count: count, applications: describeApplications(count) },
  );
  return ` ${kept}`;
}
