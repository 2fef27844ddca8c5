import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '@smash/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Application } from '@smash/contract/client';
import { fullName } from '../candidate-name';
import { useRemoveApplications } from '../removal/use-remove-applications';
import { shownStatuses } from '../status/status-cache';
import { useChangeStatuses } from '../status/use-change-statuses';
import { describeStatus } from '../../../components/describe-status';
import { useWithdrawUndo } from '../../../components/undo-message';
import { t } from '../../../i18n/t';

/** An action of a review, and its undo. */
interface Action {
  id: string;
  /** What was done, in words. */
  done: string;
  /** Returns the restored state in words, or undefined when the undo failed. */
  undo: () => Promise<string | undefined>;
}

interface ReviewActionsOptions {
  /** Tells the review what became of an application. */
  record: (id: string, outcome: ApplicationStatus | 'removed') => void;
  /** Shows and announces a text, whichever application is on screen by then. */
  announce: (text: string) => void;
}

/** Actions on the applications of a review; each can be undone, the latest first. */
export function useReviewActions({ record, announce }: ReviewActionsOptions) {
  const client = useQueryClient();
  const changeStatuses = useChangeStatuses();
  const { remove, restore } = useRemoveApplications();
  const [actions, setActions] = useState<Action[]>([]);
  const withdrawUndo = useWithdrawUndo();
  /** Actions that changed nothing, and so cannot be undone. */
  const withdrawn = useRef(new Set<Action>());
  /** Actions whose undo failed once: after one more attempt they are dropped, so that they block no others. */
  const failed = useRef(new Set<Action>());
  const remember = (action: Action) => {
    withdrawUndo();
    setActions((known) => [...known, action]);
  };
  const forget = (action: Action) => setActions((known) => known.filter((other) => other !== action));

  const setStatus = async (application: Application, status: ApplicationStatus): Promise<void> => {
    const { id, status: former } = application;
    if (status === former) return;
    const become = async (next: ApplicationStatus, seen_status: ApplicationStatus, is_undo = false) => {
      record(id, next);
      const inverse = await changeStatuses([{ id, status: next, seen_status, is_undo }]);
      if (!inverse) record(id, seen_status);
      return inverse;
    };
    const begun = become(status, former);
    const name = fullName(application);
    const action: Action = {
      id,
      done: t('%{name} is now %{status}', { name, status: t(APPLICATION_STATUS_LABELS[status]) }),
      // A change that somebody else had already made is not the person's to undo, however quick U is.
      undo: async () => {
        const [back] = (await begun) ?? [];
        if (!back || !(await become(back.status, status, true))) return undefined;
        return t('%{name} is %{status} again', { name, status: describeStatus(back.status).label });
      },
    };
    // Before the response, so that a quick U finds it.
    remember(action);
    const inverse = await begun;
    if (!inverse?.length) {
      withdrawn.current.add(action);
      forget(action);
    }
    if (inverse) return announce(action.done);
    const kept = shownStatuses(client).get(id) ?? former;
    announce(
      t(kept === former ? 'Not saved: %{name} is still %{status}' : 'Not saved: %{name} is now %{status}', {
        name,
        status: describeStatus(kept).label,
      }),
    );
  };

  const removeOne = async (application: Application): Promise<boolean> => {
    const { id, status } = application;
    if (!(await remove([id]))) return false;
    record(id, 'removed');
    const name = fullName(application);
    const undo = async () => {
      if (!(await restore([id]))) return undefined;
      record(id, status);
      return t('%{name} was restored', { name });
    };
    const action: Action = { id, done: t('%{name} was deleted', { name }), undo };
    remember(action);
    announce(action.done);
    return true;
  };

  /** Nothing that was done to an application can be undone once it is erased. */
  const recordErasure = (application: Application): void => {
    record(application.id, 'removed');
    setActions((known) => known.filter(({ id }) => id !== application.id));
    announce(t('%{name} was erased', { name: fullName(application) }));
  };

  const latest = actions.at(-1);
  /** Undoes the latest action; returns the id of its application. */
  const undo = async (): Promise<string | undefined> => {
    if (!latest) return undefined;
    forget(latest);
    const undone = await latest.undo();
    if (undone !== undefined) {
      announce(undone);
      return latest.id;
    }
    if (withdrawn.current.has(latest) || failed.current.has(latest)) return undefined;
    failed.current.add(latest);
    setActions((known) => [...known, latest]);
    return undefined;
  };
  return { setStatus, removeOne, recordErasure, undo, latest };
}
