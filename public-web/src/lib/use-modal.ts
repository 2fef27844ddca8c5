import { useEffect, useRef } from 'react';

/** Opens a `dialog` as a modal while it is rendered. The browser keeps the focus inside, closes it on Escape and returns the focus. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
