import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Button } from '@mui/material';
import type { Reviewer } from '@smash/contract/client';
import { useId, useState } from 'react';
import { useNotifyFailure } from '../../../../providers/use-notify-failure';
import { ReviewerMenu } from '../../assignees/reviewer-menu';
import { useStartBulkAction } from '../../bulk/use-bulk-actions';
import { type Chosen, toRequest } from './chosen';
import { useSelection } from './use-selection';

/** Assigns all selected applications to one person, or to nobody; in the background, with its undo. */
export function BulkAssign({ chosen }: { chosen: Chosen }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { clear } = useSelection();
  const start = useStartBulkAction();
  const notifyFailure = useNotifyFailure();
  const choose = (reviewer: Reviewer | null) => {
    setAnchor(null);
    start({ ...toRequest(chosen), action: 'assign', assignee_id: reviewer?.id ?? null }).then(
      clear,
      (error: unknown) => notifyFailure(error, 'Failed to assign the applications'),
    );
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
        Assign
      </Button>
      <ReviewerMenu id={id} anchor={anchor} onClose={() => setAnchor(null)} onChoose={choose} />
    </>
  );
}
