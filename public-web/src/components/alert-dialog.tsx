import { useId, type MouseEvent, type ReactNode } from 'react';
import { useModal } from '../lib/use-modal';
import styles from './alert-dialog.module.css';

interface AlertDialogProps {
  heading: string;
  text: string;
  onClose: () => void;
  /** Buttons; the first has the focus. */
  children: ReactNode;
}

/** Click handler of a button that only closes its dialog. */
export const closeDialog = (event: MouseEvent<HTMLElement>) => event.currentTarget.closest('dialog')?.close();

/** A modal question: the browser keeps the focus inside, closes the dialog on Escape and returns the focus. */
export function AlertDialog({ heading, text, onClose, children }: AlertDialogProps) {
  const dialog = useModal();
  const id = useId();

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <div className={styles.sheet}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        <p id={`${id}-text`}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </dialog>
  );
}
