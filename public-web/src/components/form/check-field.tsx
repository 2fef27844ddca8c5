import { useId } from 'react';
import styles from './check-field.module.css';

interface CheckFieldProps {
  label: string;
  /** Name of the value `true` in a form that is sent without scripts. */
  name?: string;
  /** Explanation, read out with the box. */
  hint: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
}

/** A checkbox with an explanation below it. */
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
