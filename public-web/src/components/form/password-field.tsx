import { useState, type ComponentProps } from 'react';
import { FieldFrame, fieldAttributes, splitLook, type FieldLook } from './field-frame';
import styles from './form.module.css';

type PasswordFieldProps = FieldLook & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A password, hidden until the person shows it: a long password is easier to type when it can be read. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [look, input] = splitLook(props);
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
        <button
          type="button"
          className={styles.reveal}
          aria-controls={look.id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> password</span>
        </button>
      </span>
    </FieldFrame>
  );
}
