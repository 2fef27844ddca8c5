import { useEffect, useRef, useState } from 'react';

/** Runs one action at a time, however fast its button is pressed, and keeps why the last one was refused. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState<string | undefined>();
  const pressed = useRef<HTMLElement>(undefined);
  useEffect(() => {
    // A button that waits is disabled, and loses the focus.
    if (!isBusy && document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
  }, [isBusy]);

  /**
   * @param action returns why it was refused, if it was
   * @returns whether it was done
   */
  async function run(action: () => Promise<string | undefined>): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    pressed.current = document.activeElement as HTMLElement;
    setBusy(true);
    setFailure(undefined);
    try {
      const refusal = await action();
      setFailure(refusal);
      return refusal === undefined;
    } finally {
      setBusy(false);
      isUnderWay.current = false;
    }
  }

  return { isBusy, failure, run };
}
