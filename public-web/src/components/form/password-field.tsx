import { useState, type ComponentProps } from 'react';
import { FieldFrame, fieldAttributes, type FieldLook } from './field-frame';
import styles from './form.module.css';

type PasswordFieldProps = FieldLook & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A password, hidden until the person shows it: a long password is easier to type when it can be read. */
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
