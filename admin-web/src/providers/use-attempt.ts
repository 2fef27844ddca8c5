import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { keepFocus } from './keep-focus';
import { useNotifyFailure } from './use-notify-failure';

/** Messages about the outcome of an action. */
interface Outcome {
  /** Left out where the page itself shows it. */
  done?: string;
  /** Message when the server gives no reason; undefined where the page itself shows the failure. */
  failure: string | ((error: unknown) => string | undefined);
}

/** Runs one action after another at the server and reports the outcome. `onSettled` runs after a refusal too. */
export function useAttempt(onSettled?: (client: QueryClient) => unknown) {
  const client = useQueryClient();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { mutateAsync, isPending } = useMutation({
    scope: { id: useId() },
    mutationFn: (action: () => Promise<unknown>) => action(),
    ...(onSettled && { onSettled: () => onSettled(client) }),
  });

  /** @returns whether it worked */
  async function attempt(action: () => Promise<unknown>, { done, failure }: Outcome): Promise<boolean> {
    const giveBack = keepFocus();
    try {
      await mutateAsync(action);
      if (done !== undefined) notify(done, { type: 'success' });
      return true;
    } catch (error) {
      const words = typeof failure === 'string' ? failure : failure(error);
      if (words !== undefined) notifyFailure(error, words);
      return false;
    } finally {
      giveBack();
    }
  }
  return { attempt, isPending };
}
