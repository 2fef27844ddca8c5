import { APPLICATION_STATUS_LABELS } from '@smash/contract';
import type { Board } from '@smash/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useIsUndoOffered } from '../../../components/undo-message';
import { APPLICATIONS_KEY, boardKey, loadedApplications } from '../../../providers/application-cache';
import { sessionAccount } from '../../../providers/session';
import { hearPresence } from './presence-channel';
import { throttle } from './throttle';
import { isAt } from '../board/places';
import { STATUS_CHANGES } from '../status/use-change-statuses';
import { useApplicationChanges } from './use-application-changes';
import { t } from '../../../i18n/t';

/** Shows other people's changes of applications as they happen, with an alert to a person who has one of them open. */
export function LiveChanges() {
  const client = useQueryClient();
  const notify = useNotify();
  const isUndoOffered = useIsUndoOffered();
  const { pathname } = useLocation();
  // A bulk action sends a change for each application, and every tab would read its lists again as often.
  const renewal = useMemo(
    () => throttle(() => void client.invalidateQueries({ queryKey: APPLICATIONS_KEY })),
    [client],
  );
  useEffect(() => renewal.cancel, [renewal]);
  useApplicationChanges({
    onGap: renewal.run,
    onPresence: hearPresence,
    onChange: ({ id, job_id, status, stage_id, by }) => {
      const isOwn = by.id === sessionAccount();
      const shown = loadedApplications(client).get(id);
      if (shown?.status === status && (shown.stage?.id ?? null) === stage_id) return;
      const board = client.getQueryData<Board>(boardKey(job_id));
      // A board that was left is read again when the person comes back to it.
      const isOnBoard = pathname === `/jobs/${job_id}/board`;
      // This window shows its own change already, or will once the response comes; another window of the same person
      // may have made it.
      if (
        isOwn &&
        (client.isMutating({ mutationKey: STATUS_CHANGES }) > 0 ||
          (isOnBoard && isAt(board, id, { status, stage_id })))
      )
        return;
      renewal.run();
      if (isOwn) return;
      const stage = board?.columns.find((column) => stage_id !== null && column.stage_id === stage_id);
      const to = stage?.name ?? t(APPLICATION_STATUS_LABELS[status]);
      if (pathname.includes(`/${id}`)) {
        notify(t('%{username} set this application to %{to}', { username: by.username, to }), {
          type: 'info',
        });
      } else if (isOnBoard && !isUndoOffered) {
        // The board shows the change anyway, and the alert would replace the one that offers an undo.
        notify(t('%{username} moved an application to %{to}', { username: by.username, to }), {
          type: 'info',
        });
      }
    },
  });
  return null;
}
