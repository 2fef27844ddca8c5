import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Button } from './button';
import styles from './button.module.css';

interface AskedButtonProps {
  label: string;
  /** The answer that does it. */
  confirmLabel: string;
  isBusy: boolean;
  /** Inside cards and forms, where it is not what the view is about. */
  isQuiet?: boolean;
  onConfirm: () => unknown;
}

/** A held key presses whatever has the focus by then. */
function pressOnce(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}

/** An answer, unless it is the second half of a double click: that one was meant for the previous button. */
const answer = (action: () => unknown) => (event: MouseEvent) => {
  if (event.detail <= 1) action();
};

/**
 * A button that asks once more before it does what cannot be undone. The answer that changes nothing comes first and has
 * the focus.
 */
export function AskedButton({ label, confirmLabel, isBusy, isQuiet = false, onConfirm }: AskedButtonProps) {
  const [asking, setAsking] = useState<'not yet' | 'now' | 'kept'>('not yet');
  const shared = { size: 'small', disabled: isBusy, onKeyDown: pressOnce } as const;
  return (
    <div className={styles.answers}>
      {asking === 'now' ? (
        <>
          <Button {...shared} key="keep" look="quiet" autoFocus onClick={answer(() => setAsking('kept'))}>
            Keep it
          </Button>
          <Button
            {...shared}
            key="confirm"
            look={isQuiet ? 'outline' : 'primary'}
            onClick={answer(onConfirm)}
          >
            {confirmLabel}
          </Button>
        </>
      ) : (
        <Button
          {...shared}
          key="ask"
          look={isQuiet ? 'quiet' : 'outline'}
          autoFocus={asking === 'kept'}
          onClick={() => setAsking('now')}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
