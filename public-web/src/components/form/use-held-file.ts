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
 * @param isFromBefore whether the file was chosen on an earlier visit
 * @param onEarly receives a file chosen before scripts ran, unless another was chosen on this visit since
 */
export function useHeldFile(
  file: File | null,
  isFromBefore: boolean | undefined,
  onEarly: (file: File) => void,
) {
  const input = useRef<HTMLInputElement>(null);
  /** First file chosen since scripts ran, even if it was removed. */
  const chosen = useRef<File>(null);
  const takeEarly = useEffectEvent(onEarly);

  useEffect(() => {
    const early = input.current?.files?.item(0);
    // Browsers restore the choice of an earlier visit by its path, even if that file is gone. An unreadable file is no choice.
    void early
      ?.slice(0, 1)
      .arrayBuffer()
      .then(
        ({ byteLength }) => byteLength > 0 && !chosen.current && takeEarly(early),
        () => undefined,
      );
  }, []);

  useEffect(() => {
    const control = input.current;
    if (!control) return;
    if (!isFromBefore) chosen.current ??= file;
    const holdAgain = () => hold(control, file);
    holdAgain();
    // Empty while the picker is open, so that choosing the same file again counts as a change.
    control.onclick = () => hold(control, null);
    control.oncancel = holdAgain;
  }, [file, isFromBefore]);

  return input;
}
