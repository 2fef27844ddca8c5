import { useState } from 'react';
import { Button } from '../../components/button';
import styles from './action-section.module.css';

interface AskedButtonProps {
  label: string;
  /** The answer that does it. */
  confirmLabel: string;
  keepLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
}

/** A button that asks once more before it does what cannot be undone. */
export function AskedButton({ label, confirmLabel, keepLabel, isBusy, onConfirm }: AskedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.actions}>
      {isAsking ? (
        <>
          <Button size="small" autoFocus disabled={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button look="quiet" size="small" disabled={isBusy} onClick={() => setAsking(false)}>
            {keepLabel}
          </Button>
        </>
      ) : (
        <Button look="outline" size="small" onClick={() => setAsking(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
