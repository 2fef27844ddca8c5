import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Application, StatusMail } from '@smash/contract/client';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';

/** The mail about the status of an application, fetched again each time it is looked at, and the sending of it. */
export function useStatusMail({ id, status }: Application, isShown: boolean, onSent: () => void) {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const preview = useQuery({
    queryKey: ['applications', 'status-mail', id, status],
    queryFn: () => dataProvider.previewStatusMail(id),
    enabled: isShown,
    gcTime: 0,
  });
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    // What was read is what may be sent: the status may have changed since.
    mutationFn: ({ status: previewed }: StatusMail) => dataProvider.sendStatusMail(id, previewed),
    // Said here rather than by the caller, so that it is said even when what is read again takes the dialog away.
    onSuccess: ({ recipient }) => {
      notify(`The email to ${recipient} is on its way`, { type: 'success' });
      onSent();
    },
    onError: (error) => notifyFailure(error, 'Failed to send the email'),
    onSettled: () => void client.invalidateQueries({ queryKey: APPLICATIONS_KEY }),
  });
  const { data: mail } = preview;
  return { preview, send: () => mail && mutate(mail), isSending: isPending };
}
