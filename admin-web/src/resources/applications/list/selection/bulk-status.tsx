import { Menu, MenuItem } from '@mui/material';
import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  MESSAGES,
} from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useNotifyFailure } from '../../../../providers/use-notify-failure';
import { useStartBulkAction } from '../../bulk/use-bulk-actions';
import { useUndoableStatuses } from '../../status/use-undoable-statuses';
import { BulkMenuButton } from './bulk-menu-button';
import { changedAtOnce, type Chosen, toRequest } from './chosen';
import { useSelection } from './use-selection';
import { t } from '../../../../i18n/t';

/** Sets one status on all selected applications. */
export function BulkStatus({ chosen }: { chosen: Chosen }) {
  const changeStatuses = useUndoableStatuses();
  const { clear } = useSelection();
  const start = useStartBulkAction();
  const notifyFailure = useNotifyFailure();
  const seen = useSeen();

  const choose = (status: ApplicationStatus) => {
    const ids = changedAtOnce(chosen);
    if (!ids) {
      const seen_statuses = chosen.ids && seen.statusesOf(chosen.ids);
      const request = { ...toRequest(chosen), ...(seen_statuses && { seen_statuses }) };
      start({ ...request, action: 'set_status', status }).then(clear, (error: unknown) =>
        notifyFailure(error, t(MESSAGES.statusFailed)),
      );
      return;
    }
    const label = t(APPLICATION_STATUS_LABELS[status]);
    const describe = (count: number) =>
      t('%{smart_count} application set to %{status} |||| %{smart_count} applications set to %{status}', {
        smart_count: count,
        status: label,
      });
    void changeStatuses(
      ids.map((one) => ({ id: one, status, seen_status: seen.statusOf(one) })),
      describe,
    ).then((hasWorked) => hasWorked && clear());
  };
  return (
    <BulkMenuButton label={t('Set status')}>
      {({ id, anchor, close }) => (
        <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
          {APPLICATION_STATUSES.map((status) => (
            <MenuItem
              key={status}
              onClick={() => {
                close();
                choose(status);
              }}
            >
              {t(APPLICATION_STATUS_LABELS[status])}
            </MenuItem>
          ))}
        </Menu>
      )}
    </BulkMenuButton>
  );
}

/** The status of each application when it was last on screen: a ticked one may be on another page by now. */
function useSeen() {
  const { data } = useListContext<Application>();
  const seen = useRef(new Map<string, ApplicationStatus>());
  useEffect(() => {
    for (const { id, status } of data ?? []) seen.current.set(id, status);
  }, [data]);
  const statusOf = (id: string) => seen.current.get(id);
  return {
    statusOf,
    /** The statuses of these ids, in their order; undefined if one of them is not known. */
    statusesOf: (ids: readonly string[]) => {
      const statuses = ids.flatMap((id) => statusOf(id) ?? []);
      return statuses.length === ids.length ? statuses : undefined;
    },
  };
}
