import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';
import { FieldFrame, fieldAttributes, splitLook, type FieldLook } from './field-frame';
import styles from './form.module.css';

type TextAreaFieldProps = FieldLook & Omit<ComponentProps<'textarea'>, 'id'>;

/** A text of several lines. */
export function TextAreaField({ className, ...props }: TextAreaFieldProps) {
  const [look, textarea] = splitLook(props);
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
