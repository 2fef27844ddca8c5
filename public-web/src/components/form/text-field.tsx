import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';
import { FieldFrame, fieldAttributes, splitLook, type FieldLook } from './field-frame';
import styles from './form.module.css';

type TextFieldProps = FieldLook &
  Omit<ComponentProps<'input'>, 'id'> & {
    /** Computed by the page; nobody types it. */
    isComputed?: boolean;
  };

/** A one-line text field; `type` decides the keyboard of a phone. */
export function TextField({ isComputed, className, ...props }: TextFieldProps) {
  const [look, input] = splitLook(props);
  return (
    <FieldFrame {...look} isComputed={isComputed}>
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
