import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { Icon } from '../icon';
import styles from './form.module.css';

/** Props of every form field. */
export interface FieldLook {
  /** Id of the control; the label and the messages refer to it. */
  id: string;
  label: string;
  /** Help under the label, read out with the control. */
  description?: string;
  error?: string;
  /** Announces the error at once. For forms with one field, which has the focus already. */
  isErrorAlert?: boolean;
  isRequired?: boolean;
  /** Share of the row on wide screens; half by default. */
  width?: 'third' | 'half' | 'full';
}

/** Separates the props of every form field from the attributes of the control. */
export function splitLook<Props extends FieldLook>(
  props: Props,
): [look: FieldLook, control: Omit<Props, keyof FieldLook>] {
  const { id, label, description, error, isErrorAlert, isRequired, width, ...control } = props;
  return [{ id, label, description, error, isErrorAlert, isRequired, width }, control];
}

/** ARIA attributes that connect a control with its description and error. */
export function fieldAttributes({ id, description, error, isRequired }: FieldLook) {
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
}

/**
 * Label, description and error around a control.
 * @param props isComputed: the label says neither "required" nor "optional"
 */
export function FieldFrame({
  id,
  label,
  description,
  error,
  isErrorAlert,
  isRequired,
  isComputed,
  width = 'half',
  children,
}: FieldLook & { isComputed?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.field, styles[width])}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {!isComputed && <RequiredMark isRequired={isRequired} />}
      </label>
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} role={isErrorAlert ? 'alert' : undefined} />
    </div>
  );
}

/** The star of a required field, or the word "optional"; a screen reader hears aria-required instead of the star. */
export function RequiredMark({ isRequired }: { isRequired?: boolean }) {
  if (!isRequired) return <span className={styles.optional}> (optional)</span>;
  return (
    <span className={styles.star} aria-hidden="true">
      {' *'}
    </span>
  );
}

/** The message of one field. */
export function FieldError({ id, error, role }: { id: string; error?: string; role?: 'alert' }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} role={role} className={styles.error}>
      <Icon name="alert" />
      {error}
    </p>
  );
}
