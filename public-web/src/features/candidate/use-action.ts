import { useRef, useState } from 'react';

/** Runs one action at a time, however fast its button is pressed, and keeps why the last one was refused. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState<string | undefined>();

  /** @param action returns why it was refused, if it was */
  async function run(action: () => Promise<string | undefined>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(undefined);
    setFailure(await action());
    setBusy(false);
    isUnderWay.current = false;
  }

  return { isBusy, failure, run };
}
