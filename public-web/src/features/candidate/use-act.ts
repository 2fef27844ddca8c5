import { useState } from 'react';

/** Runs one act at a time and keeps why the last one was refused. */
export function useAct() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();

  /** @param act answers why it was refused, if it was */
  async function run(act: () => Promise<string | undefined>) {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    setFailure(await act());
    setBusy(false);
  }

  return { isBusy, failure, run };
}
