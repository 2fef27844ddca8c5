import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Button, Menu, MenuItem } from '@mui/material';
import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  MESSAGES,
} from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { useNotifyFailure } from '../../../../providers/use-notify-failure';
import { useStartBulkAction } from '../../bulk/use-bulk-actions';
import { useUndoableStatuses } from '../../status/use-undoable-statuses';
import { changedAtOnce, type Chosen, toRequest } from './chosen';
import { useSelection } from './use-selection';

/** Sets one status on all selected applications. */
export function BulkStatus({ chosen }: { chosen: Chosen }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const changeStatuses = useUndoableStatuses();
  const { clear } = useSelection();
  const start = useStartBulkAction();
  const notifyFailure = useNotifyFailure();
  const { data = [] } = useListContext<Application>();
  // Of those selected on other pages nothing is on screen.
  const seen = new Map(data.map((application) => [application.id, application.status]));

  const choose = (status: ApplicationStatus) => {
    setAnchor(null);
    const ids = changedAtOnce(chosen);
    if (!ids) {
      start({ ...toRequest(chosen), action: 'set_status', status }).then(clear, (error: unknown) =>
        notifyFailure(error, MESSAGES.statusFailed),
      );
      return;
    }
    const label = APPLICATION_STATUS_LABELS[status];
    const describe = (count: number) =>
      `${count} ${count === 1 ? 'application' : 'applications'} set to ${label}`;
    void changeStatuses(
      ids.map((one) => ({ id: one, status, seen_status: seen.get(one) })),
      describe,
    ).then((hasWorked) => hasWorked && clear());
  };
  return (
    <>
      <Button
        color="secondary"
        size="small"
        variant="outlined"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        endIcon={<ExpandIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Set status
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {APPLICATION_STATUSES.map((status) => (
          <MenuItem key={status} onClick={() => choose(status)}>
            {APPLICATION_STATUS_LABELS[status]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
