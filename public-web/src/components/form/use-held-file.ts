import { useEffect, useEffectEvent, useRef } from 'react';

/** Puts a file into the input where the browser allows it; otherwise empties the input. */
function hold(input: HTMLInputElement, file: File | null): void {
  if (file && typeof DataTransfer === 'function') {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.files = transfer.files;
  } else input.value = '';
}

/**
 * Makes an input hold the form's file, wherever the file came from, as if it had been chosen there.
 * @param onEarly receives a file chosen before scripts ran
 */
export function useHeldFile(file: File | null, onEarly: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(onEarly);

  useEffect(() => {
    const early = input.current?.files?.item(0);
    // Browsers restore the choice of an earlier visit by its path, even if that file is gone. An unreadable file is no choice.
    void early
      ?.slice(0, 1)
      .arrayBuffer()
      .then(
        ({ byteLength }) => byteLength > 0 && takeEarly(early),
        () => undefined,
      );
  }, []);

  useEffect(() => {
    const control = input.current;
    if (!control) return;
    const holdAgain = () => hold(control, file);
    // Empty while the picker is open, so that choosing the same file again counts as a change.
    const letGo = () => hold(control, null);
    holdAgain();
    control.addEventListener('click', letGo);
    control.addEventListener('cancel', holdAgain);
    return () => {
      control.removeEventListener('click', letGo);
      control.removeEventListener('cancel', holdAgain);
    };
  }, [file]);

  return input;
}
