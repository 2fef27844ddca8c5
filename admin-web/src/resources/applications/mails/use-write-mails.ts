import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { lagosTime } from '@smash/contract';
import type { MailBatch, WriteMails } from '@smash/contract/client';
import { useState } from 'react';
import { useOfferUndo } from '../../../components/undo-message';
import { useOneAtATime } from '../../../components/use-one-at-a-time';
import { APPLICATIONS_KEY, readAt } from '../../../providers/application-cache';
import { toServerTime } from '../../../providers/server-time';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { failureDetail, failureStatus } from '../../../providers/api-failure';
import { useLatestMails } from './use-latest-mails';
import { useMailKeys } from './use-mail-keys';
import { useUndoMails } from './use-undo-mails';
import { t } from '../../../i18n/t';
import { counted } from '../../../i18n/format';

/** The applicants that a mail goes to: these, or all that match a filter. */
export type Recipients = Pick<WriteMails, 'ids' | 'filter' | 'seen_at'>;

type Text = Omit<WriteMails, keyof Recipients>;

/** Sends the mail and offers to undo it. Pressed again after a failure, it is the same mail. */
export function useWriteMails(recipients: Recipients, onSent: () => void) {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const offerUndo = useOfferUndo();
  const undo = useUndoMails();
  const [, setLatest] = useLatestMails();
  const keys = useMailKeys();
  // Read once, when the person begins to write: an applicant whom somebody else has told since gets no second mail.
  const [seen] = useState(() => seenOf(client, recipients));
  const { attempt, isPending } = useAttempt(() => client.invalidateQueries({ queryKey: APPLICATIONS_KEY }));

  const { ids, filter } = recipients;
  const contentOf = (text: Text) => JSON.stringify({ ids, filter, ...text });

  const send = useOneAtATime(async (text: Text) => {
    const content = contentOf(text);
    const write = async () => {
      const mails = { ...seen, ...recipients, ...text };
      const batch = await dataProvider.writeMails(mails, keys.keyOf(content)).catch((error: unknown) => {
        if (isRefused(error)) keys.forget(content);
        throw error;
      });
      keys.forget(content);
      setLatest(batch.batch_id);
      offerUndo(describe(batch), () => void undo(batch.batch_id));
      onSent();
    };
    await attempt(write, {
      // Without an answer, the dialog itself says that the outcome is not known.
      failure: (error) =>
        isRefused(error) || failureDetail(error) !== undefined ? t('Failed to send the email') : undefined,
    });
  });
  return {
    send,
    isSending: isPending,
    /** Whether this was sent before without an answer: sent again, it goes out once. */
    isUncertain: (text: Text) => keys.isOpen(contentOf(text)),
    /** Makes the next such mail another one. */
    forget: (text: Text) => keys.forget(contentOf(text)),
  };
}

/** Whether the server has refused to send the mail. */
function isRefused(error: unknown): boolean {
  const status = failureStatus(error) ?? 0;
  return status >= 400 && status < 500;
}

function seenOf(client: QueryClient, { ids }: Recipients): Pick<WriteMails, 'seen_at'> {
  const time = ids && readAt(client, ids);
  return time === undefined ? {} : { seen_at: toServerTime(time) };
}

/** "30 emails leave at 14:10. 2 left out: 1 withdrawn, 1 of the same person". */
function describe({ count, sends_at, left_out }: MailBatch): string {
  const leaving = t('The email leaves at %{time}. |||| %{count} emails leave at %{time}.', {
    ...counted(count),
    time: lagosTime(new Date(sends_at)),
  });
  const reasons = [
    [left_out.withdrawn, t('withdrawn')],
    [left_out.other_status, t('with another status')],
    [left_out.already_told, t('told by another email')],
    [left_out.no_interview, t('without an interview')],
    [left_out.same_person, t('of the same person')],
    [left_out.missing, t('deleted')],
  ] as const;
  const told = reasons.flatMap(([number, reason]) => (number > 0 ? `${number} ${reason}` : []));
  return told.length > 0 ? `${leaving} ${t('Left out: %{list}.', { list: told.join(', ') })}` : leaving;
}
