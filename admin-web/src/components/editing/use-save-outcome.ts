import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { failureFields } from '../../providers/api-failure';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { readSession } from '../../providers/session';
import type { RecordType } from './record-type';
import { t } from '../../i18n/t';

/** Message once a record is saved; a function where it depends on what was saved. */
export type SavedText = string | ((saved: object) => string);

/**
 * What happens after an attempt to save: back to the list with a message, or the reason why not. Whoever has left the
 * form meanwhile stays where they are, and is told of every failure.
 */
export function useSaveOutcome({ resource, noun }: RecordType, savedText: SavedText) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const isSaved = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return {
    isSaved,
    isLeft,
    onSuccess: (saved: object) => {
      if (!readSession()) return; // refused with a 401, which react-admin takes for success
      // react-admin caches what was saved beside the whole record, which would be shown unchanged while it is fresh.
      void queryClient.invalidateQueries({ queryKey: [resource, 'getOne'], refetchType: 'none' });
      // It also puts it into lists that it may no longer be in, which would count as fresh.
      void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
      notify(typeof savedText === 'string' ? savedText : savedText(saved), { type: 'success' });
      isSaved.current = true;
      if (!isLeft.current) redirect(`/${resource}`);
    },
    /**
     * The server's sentence, else "Failed to save job". Refused fields are left to the form, as long as it is open to
     * mark them, and a session that is over to the login card, which says so.
     */
    onError: (error: unknown) => {
      if (failureFields(error) && !isLeft.current) return;
      notifyFailure(error, t(`Failed to save ${noun}`));
    },
  };
}
