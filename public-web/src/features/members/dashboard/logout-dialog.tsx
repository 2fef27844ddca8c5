import { useEffect, useId, useRef } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { LEAVING } from '../../../content/dashboard';
import styles from './logout-dialog.module.css';

/** 'Ready to Leave?': the browser keeps the focus inside, closes it on Escape and returns the focus. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

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
          {LEAVING.heading}
        </h2>
        <p id={`${id}-text`}>{LEAVING.text}</p>
        <div className={styles.actions}>
          <ButtonLink to="/logout">{LEAVING.logoutLabel}</ButtonLink>
          <Button look="outline" onClick={() => dialog.current?.close()}>
            {LEAVING.cancelLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
