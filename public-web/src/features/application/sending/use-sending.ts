import { MESSAGES } from '@smash/contract';
import { useEffect, useRef, useState } from 'react';
import type { SubmitOutcome } from '../../../lib/api/submit-application';
import { NOT_LOADED } from '../../../lib/not-loaded';
import type { FieldName, TextValues } from '../form-values';
import type { KeptDraft, Send, SendingProgress } from './send-until-answered';

export type { KeptDraft, Send };

/** Not needed to show the form: loaded right after it, so that the code is there when the line breaks. */
export const loadSending = () => import('.');

/**
 * Sends the application under the draft's key, and tells the progress.
 *
 * @param onMissing receives a message if the code does not arrive. Most browsers do not ask for it again until the page
 *   is reloaded, so the person should know before they fill in the form
 */
export function useSending<Receipt>(
  sendTo: Send<Receipt>,
  draft: KeptDraft,
  onMissing: (message: string) => void,
) {
  const [progress, setProgress] = useState<SendingProgress | undefined>();
  const stopping = useRef<AbortController>(undefined);

  useEffect(() => void loadSending().catch(() => onMissing(`${NOT_LOADED}.`)), [onMissing]);

  async function send(
    answers: TextValues,
    files: Partial<Record<FieldName, File>>,
  ): Promise<SubmitOutcome<Receipt>> {
    const stop = new AbortController();
    stopping.current = stop;
    const loaded = await loadSending().catch(() => undefined);
    try {
      if (!loaded) return { type: 'unknown', message: `${NOT_LOADED}.` };
      return await loaded.sendUntilAnswered({
        answers,
        files,
        sendTo,
        draft,
        onProgress: setProgress,
        waitForLine: (attempt) => loaded.waitForLine(attempt, stop.signal),
      });
    } catch {
      return { type: 'unknown', message: MESSAGES.submitFailed };
    } finally {
      setProgress(undefined);
    }
  }

  return {
    /** Messages for files that cannot be read any more, if there are any. It may take long, so the progress begins with it. */
    async findUnreadable(files: Partial<Record<FieldName, File>>) {
      setProgress({ percent: 0, attempt: 1 });
      const found = await loadSending().then(
        (sending) => sending.findUnreadableFiles(files),
        () => undefined,
      );
      if (found) setProgress(undefined);
      return found;
    },
    send,
    /** Undefined while nothing is sent. */
    progress,
    stop: () => stopping.current?.abort(),
  };
}
