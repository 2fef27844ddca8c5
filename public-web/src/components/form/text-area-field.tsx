import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';
import { FieldFrame, fieldAttributes, type FieldLook } from './field-frame';
import styles from './form.module.css';

type TextAreaFieldProps = FieldLook & Omit<ComponentProps<'textarea'>, 'id'>;

/** A text of several lines. */
export function TextAreaField({
  id,
  label,
  description,
  error,
  isRequired,
  width,
  className,
  ...textarea
}: TextAreaFieldProps) {
  const look = { id, label, description, error, isRequired, width };
  return (
    <FieldFrame {...look}>
      <textarea
        rows={7}
        {...textarea}
        {...fieldAttributes(look)}
        className={classNames(styles.control, styles.area, className)}
      />
    </FieldFrame>
  );
}
