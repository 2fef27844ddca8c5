import type { Reviewer } from '@smash/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { readAt } from '../../../../providers/application-cache';
import { useNotifyFailure } from '../../../../providers/use-notify-failure';
import { ReviewerMenu } from '../../assignees/reviewer-menu';
import { useStartBulkAction } from '../../bulk/use-bulk-actions';
import { BulkMenuButton } from './bulk-menu-button';
import { type Chosen, toRequest } from './chosen';
import { useSelection } from './use-selection';
import { t } from '../../../../i18n/t';

/** Assigns all selected applications to one person, or to nobody; in the background, with an undo. */
export function BulkAssign({ chosen }: { chosen: Chosen }) {
  const { clear } = useSelection();
  const client = useQueryClient();
  const start = useStartBulkAction();
  const notifyFailure = useNotifyFailure();
  const choose = (reviewer: Reviewer | null) => {
    const seenAt = chosen.ids ? readAt(client, chosen.ids) : chosen.seenAt;
    const request = toRequest({ ...chosen, seenAt });
    void start({ ...request, action: 'assign', assignee_id: reviewer?.id ?? null }).then(
      clear,
      (error: unknown) => notifyFailure(error, t('Failed to assign the applications')),
    );
  };
  return (
    <BulkMenuButton label={t('Assign')}>
      {({ id, anchor, close }) => (
        <ReviewerMenu
          id={id}
          anchor={anchor}
          onClose={close}
          onChoose={(reviewer) => {
            close();
            choose(reviewer);
          }}
        />
      )}
    </BulkMenuButton>
  );
}
