import { ASSIGNED_TO_ME, DEADLINE_DAYS, type DeskPart, WAITING_DAYS } from '@smash/contract';

/** How a part of the desk is called; with its number it is a sentence. */
export const DESK_LABELS: Record<DeskPart, string> = {
  new: 'New since you were here',
  waiting: `Waiting longer than ${WAITING_DAYS} days`,
  assigned: 'Assigned to you, pending',
  mentioned: 'You were mentioned',
  untold: 'Not yet told',
  interviews_today: 'Interviews today',
  deadlines: 'Deadlines this week',
  access_requests: 'Access requests',
  failed_mail: 'Failed emails',
};

/** The list that holds what a part counts. */
export function deskLink(part: DeskPart, since: string): string {
  switch (part) {
    case 'new':
      return listOf('applications', { since });
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
