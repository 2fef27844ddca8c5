import { MESSAGES } from '@smash/contract';
import { useEffect, useRef, useState } from 'react';
import type { SubmitOutcome } from '../../../lib/api/submit-application';
import { NOT_LOADED } from '../../../lib/not-loaded';
import type { FieldName, TextValues } from '../form-values';
import type { KeptDraft, Send, SendingProgress } from './send-until-answered';

export type { KeptDraft, Send };

/** Not needed to show the form: loaded right after it, so that the code is there when the line breaks. */
export const loadSending = () => import('.');

/** Sends the application under the draft's key, and tells the progress. */
export function useSending<Receipt>(sendTo: Send<Receipt>, draft: KeptDraft) {
  const [progress, setProgress] = useState<SendingProgress | undefined>();
  const stopping = useRef<AbortController>(undefined);

  useEffect(() => void loadSending().catch(() => undefined), []);

  async function send(
    answers: TextValues,
    files: Partial<Record<FieldName, File>>,
  ): Promise<SubmitOutcome<Receipt>> {
    const stop = new AbortController();
    stopping.current = stop;
    setProgress({ percent: 0, attempt: 1 });
    const loaded = await loadSending().catch(() => undefined);
    try {
      if (!loaded) return { type: 'unknown', message: `${NOT_LOADED} try again. What you typed is kept.` };
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
    /** Messages for the files that cannot be read any more. */
    findUnreadable: async (files: Partial<Record<FieldName, File>>) =>
      loadSending().then(
        ({ findUnreadableFiles }) => findUnreadableFiles(files),
        () => ({}),
      ),
    send,
    /** Undefined while nothing is sent. */
    progress,
    stop: () => stopping.current?.abort(),
  };
}
