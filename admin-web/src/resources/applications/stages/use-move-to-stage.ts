import { APPLICATION_STATUS_LABELS, type JobStage, MESSAGES } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useOfferUndo } from '../../../components/undo-message';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import type { Move } from '../../../providers/calls/board';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { fullName } from '../candidate-name';
import { useSendMove } from './use-send-move';
import { t } from '../../../i18n/t';

/**
 * Moves an application to a stage of its job or out of it, with an undo in an alert; another alert says why the server
 * refused.
 */
export function useMoveToStage() {
  const client = useQueryClient();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const offerUndo = useOfferUndo();
  const { mutateAsync, isPending, variables } = useSendMove(() =>
    client.invalidateQueries({ queryKey: APPLICATIONS_KEY }),
  );
  const attempt = async (move: Move): Promise<boolean> => {
    try {
      await mutateAsync(move);
      return true;
    } catch (error) {
      notifyFailure(error, t(MESSAGES.statusFailed));
      return false;
    }
  };

  const move = async (application: Application, stage: JobStage | undefined): Promise<void> => {
    const { id, status } = application;
    const from = { status, stage_id: application.stage?.id ?? null };
    const to = { status: 'reviewed' as const, stage_id: stage?.id ?? null };
    if (!(await attempt({ id, from, to }))) return;
    const undo = async () => {
      if (await attempt({ id, from: to, to: from, isUndo: true })) notify(t('Undone'), { type: 'info' });
    };
    const text = t('%{name} is now in %{place}', {
      name: fullName(application),
      place: stage?.name ?? t(APPLICATION_STATUS_LABELS.reviewed),
    });
    offerUndo(text, () => void undo());
  };
  return { move, comingOf: (id: string) => (isPending && variables.id === id ? variables.to : undefined) };
}
