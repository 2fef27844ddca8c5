import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Button } from './button';
import styles from './button.module.css';

interface AskedButtonProps {
  label: string;
  /** Label of the confirming button. */
  confirmLabel: string;
  isBusy: boolean;
  /** Quiet look, inside cards and forms. */
  isQuiet?: boolean;
  onConfirm: () => unknown;
}

/** Ignores repeats of a held key, which would press the button that gets the focus next. */
function pressOnce(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}

/** Button of an answer. Ignores the second click of a double click, which was meant for the previous button. */
const answer = (action: () => unknown) => (event: MouseEvent) => {
  if (event.detail <= 1) action();
};

/**
 * A button that asks for confirmation before an action that cannot be undone. The answer that changes nothing comes first
 * and has the focus.
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
