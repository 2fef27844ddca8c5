import { useEffect, useRef } from 'react';

/** Shows a dialog for as long as it is there: the browser keeps the focus inside, closes it on Escape and returns the focus. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
