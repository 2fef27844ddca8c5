import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { keepFocus } from './keep-focus';
import { useNotifyFailure } from './use-notify-failure';

/** What the person is told of an action. */
interface Outcome {
  /** Left out where the page itself shows it. */
  done?: string;
  /** For when the server has no words of its own; undefined where the page itself says what is known. */
  failure: string | ((error: unknown) => string | undefined);
}

/** Does one action after another at the server and says what came of it. `onSettled` runs after a refusal too. */
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
