import { useEffect, useRef, useState } from 'react';

/** Runs one action at a time, however fast its button is pressed, and keeps why the last one was refused. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState<string | undefined>();
  const pressed = useRef<HTMLElement>(undefined);
  useEffect(() => {
    // The button is disabled while it waits, and so loses the focus.
    if (!isBusy && document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
  }, [isBusy]);

  /**
   * @param action returns the reason if it is refused
   * @returns whether the action was done
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
