import { Icon } from './icon';
import styles from './close-button.module.css';

/** A round cross in the upper right corner of a dialog, in the colours that the dialog sets for it. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
      <Icon name="cross" />
    </button>
  );
}
