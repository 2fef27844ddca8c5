import { FieldError, RequiredMark, type FieldLook } from './field-frame';
import { classNames } from '../../lib/class-names';
import styles from './form.module.css';

interface RadioFieldProps extends Pick<FieldLook, 'id' | 'label' | 'error' | 'isRequired' | 'width'> {
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
  onChange: (event: { target: { value: string } }) => void;
  onBlur?: () => void;
}

/** A choice of a few visible options. Links to the field lead to the chosen option, otherwise to the first. */
export function RadioField({
  id,
  label,
  error,
  isRequired,
  width = 'half',
  name,
  value,
  options,
  disabled,
  onChange,
  onBlur,
}: RadioFieldProps) {
  const reached = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className={classNames(styles.field, styles[width])}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
        <RequiredMark isRequired={isRequired} />
      </span>
      <div className={styles.radios}>
        {options.map((option) => (
          <label key={option.value} className={styles.radio}>
            <input
              type="radio"
              id={option.value === reached ? id : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={onChange}
              onBlur={onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
