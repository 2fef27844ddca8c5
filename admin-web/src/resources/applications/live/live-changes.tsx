import { APPLICATION_STATUS_LABELS } from '@smash/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { sessionAccount } from '../../../providers/session';
import { shownStatuses } from '../status/status-cache';
import { hearPresence } from './presence-channel';
import { useApplicationChanges } from './use-application-changes';

/** Shows what others do to applications as it happens, and tells whoever has one of them open. */
export function LiveChanges() {
  const client = useQueryClient();
  const notify = useNotify();
  const { pathname } = useLocation();
  const renew = () => void client.invalidateQueries({ queryKey: APPLICATIONS_KEY });
  useApplicationChanges({
    onGap: renew,
    onPresence: hearPresence,
    onChange: ({ id, status, by }) => {
      if (by.id === sessionAccount() || shownStatuses(client).get(id) === status) return;
      renew();
      if (pathname.includes(`/${id}`)) {
        notify(`${by.username} set this application to ${APPLICATION_STATUS_LABELS[status]}`, {
          type: 'info',
        });
      }
    },
  });
  return null;
}
