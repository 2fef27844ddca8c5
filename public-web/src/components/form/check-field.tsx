import { useId } from 'react';
import styles from './check-field.module.css';

interface CheckFieldProps {
  label: string;
  /** Sent as `true` by a form that goes without scripts. */
  name?: string;
  /** What it means, read out with the box. */
  hint: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
}

/** A box to tick, with what that means below it. */
export function CheckField({ label, name, hint, isChecked, onChange, isDisabled = false }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          name={name}
          value="true"
          checked={isChecked}
          disabled={isDisabled}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
