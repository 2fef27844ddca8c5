import { MESSAGES } from '@smash/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useNotify } from 'react-admin';
import type { Board, BoardCard, BoardColumn } from '@smash/contract/client';
import { useOfferUndo } from '../../../components/undo-message';
import { APPLICATIONS_KEY, boardKey } from '../../../providers/application-cache';
import type { Move } from '../../../providers/calls/board';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { fullName } from '../candidate-name';
import { useSendMove } from '../stages/use-send-move';
import { STATUS_CHANGES } from '../status/use-change-statuses';
import { isPlace, placeOf, withCardMoved } from './places';
import { t } from '../../../i18n/t';

/**
 * Moves a card: the move is shown and sent at once, and an alert offers to undo it. When the server refuses it, such as
 * because somebody else has moved the card, the card goes back, an alert says why, and the board is read again.
 */
export function useMoveCard(jobId: number) {
  const client = useQueryClient();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const offerUndo = useOfferUndo();
  const { mutateAsync: send } = useSendMove();
  /** Whether the board was read during a move: it may have the card at its old place, or miss other people's moves. */
  const isCrossed = useRef(false);
  const shown = useRef<Board>(undefined);

  const attempt = useCallback(
    async (move: Move): Promise<boolean> => {
      const key = boardKey(jobId);
      const show = (to: Move['to']) =>
        client.setQueryData<Board>(key, (board) => board && withCardMoved(board, { id: move.id, to }));
      const isRead = () => client.isFetching({ queryKey: key }) > 0;
      isCrossed.current ||= isRead();
      // A response still on its way has the card at its old place.
      await client.cancelQueries({ queryKey: key });
      show(move.to);
      shown.current = client.getQueryData(key);
      try {
        await send(move);
        isCrossed.current ||= isRead() || client.getQueryData(key) !== shown.current;
        return true;
      } catch (error) {
        show(move.from);
        notifyFailure(error, t(MESSAGES.statusFailed));
        void client.invalidateQueries({ queryKey: key });
        return false;
      } finally {
        if (isCrossed.current && client.isMutating({ mutationKey: STATUS_CHANGES }) === 0) {
          isCrossed.current = false;
          void client.invalidateQueries({ queryKey: key });
        }
        // Not the board, which shows the move: read again, it would take a card from the place where it was put.
        void client.invalidateQueries({
          queryKey: APPLICATIONS_KEY,
          predicate: ({ queryKey }) => queryKey[1] !== key[1],
        });
      }
    },
    [client, jobId, notifyFailure, send],
  );

  return useCallback(
    async (card: BoardCard, column: BoardColumn): Promise<void> => {
      const from = placeOf(card);
      const to = { status: column.status, stage_id: column.stage_id };
      if (isPlace(from, to) || !(await attempt({ id: card.id, from, to }))) return;
      const undo = async () => {
        const isUndone = await attempt({ id: card.id, from: to, to: from, isUndo: true });
        if (isUndone) notify(t('Undone'), { type: 'info' });
      };
      const text = t('%{name} is now in %{place}', { name: fullName(card), place: column.name });
      offerUndo(text, () => void undo());
    },
    [attempt, notify, offerUndo],
  );
}
