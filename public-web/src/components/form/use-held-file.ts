import { useEffect, useEffectEvent, useRef } from 'react';

/** Puts the file into the input itself, where a browser lets a page do that; else leaves it empty. */
function hold(input: HTMLInputElement, file: File | null): void {
  if (file && typeof DataTransfer === 'function') {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.files = transfer.files;
  } else input.value = '';
}

/**
 * Makes an input hold the form's file, wherever it came from, as if it had been chosen in it.
 * @param onEarly is given what was chosen before scripts ran
 */
export function useHeldFile(file: File | null, onEarly: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(onEarly);

  useEffect(() => {
    const early = input.current?.files?.item(0);
    // What was chosen on an earlier visit a browser puts back by its path, though the file has gone: that is no choice.
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
    // A file that was changed on the device since it was chosen is a choice again.
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
