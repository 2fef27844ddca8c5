import type { ReactNode } from 'react';
import type { FieldProblem } from '../form/error-summary';
import { Form } from '../form/form';
import { FormProblems } from '../form/form-problems';
import { SubmitButton } from '../submit-button';
import styles from './access-form.module.css';

interface AccessFormProps {
  /** Accessible name of the form. */
  name: string;
  /** Fields with errors. */
  problems: readonly FieldProblem[];
  /** Error of the form as a whole. */
  banner: string | undefined;
  /** Number of failed attempts: a change announces the same error again. */
  failureCount: number;
  buttonLabel: string;
  busyLabel: string;
  isBusy: boolean;
  onSubmit: () => Promise<void>;
  children?: ReactNode;
}

/** A short form with one button. */
export function AccessForm(props: AccessFormProps) {
  const { name, problems, banner, failureCount, buttonLabel, busyLabel, isBusy, onSubmit, children } = props;

  return (
    <Form className={styles.form} name={name} isBusy={isBusy} onSubmit={onSubmit}>
      <FormProblems problems={problems} banner={banner} failureCount={failureCount} />
      {children}
      <SubmitButton disabled={isBusy}>{isBusy ? busyLabel : buttonLabel}</SubmitButton>
    </Form>
  );
}
