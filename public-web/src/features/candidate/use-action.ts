import { useState } from 'react';

/** Runs one action at a time and keeps why the last one was refused. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();

  /** @param action returns why it was refused, if it was */
  async function run(action: () => Promise<string | undefined>) {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    setFailure(await action());
    setBusy(false);
  }

  return { isBusy, failure, run };
}
