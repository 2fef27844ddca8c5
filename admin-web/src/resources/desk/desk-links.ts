import { ASSIGNED_TO_ME, DEADLINE_DAYS, type DeskPart, WAITING_DAYS } from '@smash/contract';
import { t } from '../../i18n/t';

/** Label of each part of the desk, beside its number. */
export const DESK_LABELS: Record<DeskPart, string> = {
  new: t('New since you were here'),
  waiting: t('Waiting longer than %{days} days', { days: WAITING_DAYS }),
  assigned: t('Assigned to you, pending'),
  mentioned: t('You were mentioned'),
  untold: t('Not yet told'),
  interviews_today: t('Interviews still today'),
  interviews_without_times: t('Interviews without a time to choose'),
  deadlines: t('Deadlines within %{days} days', { days: DEADLINE_DAYS }),
  access_requests: t('Access requests'),
  failed_mail: t('Failed emails'),
};

/** The address of the list that holds what a part counts. */
export function deskLink(part: DeskPart, since: string): string {
  switch (part) {
    case 'new':
      return listOf('applications', { new_since: since });
    case 'waiting':
      return listOf(
        'applications',
        { waiting_days: String(WAITING_DAYS) },
        { sort: 'applied_at', order: 'ASC' },
      );
    case 'assigned':
      return listOf('applications', { assignee_id: ASSIGNED_TO_ME, status: 'pending' });
    case 'mentioned':
      return listOf('applications', { mentioned: 'unread', withdrawn: 'all' });
    case 'untold':
      return listOf('applications', { told: 'no' });
    case 'interviews_today':
      return '/interviews?day=today';
    case 'interviews_without_times':
      return '/interviews';
    case 'deadlines':
      return listOf('jobs', { deadline_days: String(DEADLINE_DAYS) });
    case 'access_requests':
      return listOf('accounts', { status: 'pending' });
    case 'failed_mail':
      return listOf('mail', { status: 'failed' });
  }
}

/** The address of a list with filters, as react-admin keeps them. */
function listOf(
  resource: string,
  filter: Record<string, string>,
  order: Record<string, string> = {},
): string {
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), ...order })}`;
}
