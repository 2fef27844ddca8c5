import { useState, type ComponentProps } from 'react';
import { FieldFrame, fieldAttributes, type FieldLook } from './field-frame';
import styles from './form.module.css';

type PasswordFieldProps = FieldLook & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A password, hidden until one asks to see it: long ones are easier to get right when they can be read. */
export function PasswordField({
  id,
  label,
  description,
  error,
  isRequired,
  width,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const look = { id, label, description, error, isRequired, width };
  return (
    <FieldFrame {...look}>
      <span className={styles.password}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...fieldAttributes(look)}
          type={isShown ? 'text' : 'password'}
          className={styles.control}
        />
        <button type="button" className={styles.reveal} aria-controls={id} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> password</span>
        </button>
      </span>
    </FieldFrame>
  );
}
