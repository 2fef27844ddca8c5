import { APPLICATION_STATUS_LABELS, MESSAGES } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { type Question, useQuestion } from '../../../components/question/question-provider';
import { failureCode, failureDetail } from '../../../providers/api-failure';
import type { StatusChange } from '../../../providers/calls/statuses';
import { readSession } from '../../../providers/session';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { APPLICATIONS_KEY, loadedApplications } from '../../../providers/application-cache';
import { fullName } from '../candidate-name';
import { shownStatuses, showStatuses } from './status-cache';
import { t } from '../../../i18n/t';

/** Sends changes one after the other, so that the last one pressed is the last one stored. */
export const ONE_AT_A_TIME = { id: 'application-status' };
export const STATUS_CHANGES = ['application-status'];
/** The server's code for an application whose status is not the one that was seen. */
const OVERTAKEN = 'application_changed';

/**
 * Changes the status of one application or of many in one request. The new status is shown and sent at once; a failure
 * shows the former one again, with an alert (docs/requirements/portal.md#p-28). When somebody else changed it
 * meanwhile, a dialog asks. Returns the changes that would undo it, which are none where others had already done the
 * same, or undefined when it failed or was given up.
 */
export function useChangeStatuses() {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const ask = useQuestion();
  const { mutateAsync: send } = useMutation({
    mutationKey: STATUS_CHANGES,
    scope: ONE_AT_A_TIME,
    mutationFn: (changes: StatusChange[]) => dataProvider.changeStatuses(changes),
  });

  /** Shows and sends the changes; shows the former status again where the server refused. */
  const attempt = useCallback(
    async (changes: StatusChange[]): Promise<StatusChange[]> => {
      const wanted = new Map(changes.map(({ id, status }) => [id, status]));
      const before = shownStatuses(client);
      // A response still on its way has the former status.
      await client.cancelQueries({ queryKey: APPLICATIONS_KEY });
      showStatuses(client, ({ id }) => wanted.get(id));
      try {
        const former = await send(changes);
        return changes.flatMap(({ id, status: seen_status }) => {
          const status = former.get(id);
          return status === undefined ? [] : { id, status, seen_status, is_undo: true };
        });
      } catch (error) {
        showStatuses(client, ({ id, status }) => (status === wanted.get(id) ? before.get(id) : undefined));
        throw error;
      } finally {
        void client.invalidateQueries({ queryKey: APPLICATIONS_KEY });
      }
    },
    [client, send],
  );

  /** Asks again as long as others change the status meanwhile; undefined when the person gives up. */
  const insist = useCallback(
    async function insistOn(changes: StatusChange[]): Promise<StatusChange[] | undefined> {
      try {
        return await attempt(changes);
      } catch (error) {
        if (failureCode(error) !== OVERTAKEN) throw error;
        const ids = changes.map(({ id }) => id);
        const { data } = await dataProvider.getMany<Application>('applications', { ids });
        const seen = new Map(data.map(({ id, status }) => [id, status]));
        // Shows the other people's changes behind the question.
        await client.invalidateQueries({ queryKey: APPLICATIONS_KEY });
        if (!(await ask(questionAbout(error, changes, client)))) return undefined;
        return insistOn(changes.map((change) => ({ ...change, seen_status: seen.get(change.id) })));
      }
    },
    [ask, attempt, client, dataProvider],
  );

  return useCallback(
    async (changes: StatusChange[]): Promise<StatusChange[] | undefined> => {
      try {
        return await insist(changes);
      } catch {
        if (readSession()) notify(t(MESSAGES.statusFailed), { type: 'error' });
        return undefined;
      }
    },
    [insist, notify],
  );
}

/** Asks whether to make a change although somebody made another one meanwhile. */
function questionAbout(error: unknown, changes: StatusChange[], client: QueryClient): Question {
  const [first, ...others] = changes;
  const title = t('The status has changed');
  const applicant = first && others.length === 0 ? loadedApplications(client).get(first.id) : undefined;
  const label = first ? t(APPLICATION_STATUS_LABELS[first.status]) : '';
  return {
    title: applicant ? `${title}: ${fullName(applicant)}` : title,
    question: t("%{detail}. Your change hasn't been saved. Set the status to %{status} anyway?", {
      detail: failureDetail(error) ?? '',
      status: label,
    }),
    confirmLabel: t('Set to %{status}', { status: label }),
  };
}

/** Resolves once the server has answered every change that was sent. */
export function statusesSettled(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (client.isMutating({ mutationKey: STATUS_CHANGES }) > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = client.getMutationCache().subscribe(check);
    check();
  });
}
