import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';
import { FieldFrame, fieldAttributes, type FieldLook } from './field-frame';
import styles from './form.module.css';

type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, 'id'>;

/** A one-line text field; `type` decides the keyboard of a phone. */
export function TextField({
  id,
  label,
  description,
  error,
  isErrorAlert,
  isRequired,
  isComputed,
  width,
  className,
  ...input
}: TextFieldProps) {
  const look = { id, label, description, error, isErrorAlert, isRequired, isComputed, width };
  return (
    <FieldFrame {...look}>
      <input
        type="text"
        {...input}
        {...fieldAttributes(look)}
        readOnly={isComputed ?? input.readOnly}
        className={classNames(styles.control, className)}
      />
    </FieldFrame>
  );
}

/** A calendar day, `YYYY-MM-DD`, with the device's own picker; a browser without one shows how it is written. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField placeholder="YYYY-MM-DD" {...props} type="date" className={styles.date} />;
}
