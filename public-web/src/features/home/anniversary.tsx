import { useEffect, useRef, type MouseEvent } from 'react';
import { HuedBurst } from '../../components/burst';
import { CloseButton } from '../../components/close-button';
import { MAIN_ID } from '../../components/skip-link';
import styles from './anniversary.module.css';
import type { HomeContent } from './load-home';

interface AnniversaryProps {
  words: HomeContent['anniversary'];
  onClose: () => void;
}

/**
 * 'We're Celebrating!' in a modal dialog: the browser keeps the focus inside, closes the dialog on Escape and returns the
 * focus; if nothing had it, to the main part. A click beside the dialog closes it; a click inside does not, nor a press
 * inside that is released beside it.
 */
export default function Anniversary({ words, onClose }: AnniversaryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  useEffect(() => {
    const element = dialog.current;
    // Otherwise Tab would go on from the dialog's place after it closes, behind the last section.
    if (document.activeElement === document.body) {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    }
    element?.showModal();
    return () => element?.close();
  }, []);

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current && pressed.current === dialog.current) dialog.current.close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="anniversary-heading"
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={closeOnBackdrop}
      onClose={onClose}
    >
      <div className={styles.sheet}>
        <CloseButton label={words.closeLabel} onClick={() => dialog.current?.close()} />
        <HuedBurst className={styles.burst} />
        <h2 id="anniversary-heading" className={styles.heading}>
          {words.heading}
        </h2>
        <p className={styles.message}>{words.message}</p>
      </div>
    </dialog>
  );
}
