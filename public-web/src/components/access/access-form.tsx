import type { ReactNode } from 'react';
import type { FieldProblem } from '../form/error-summary';
import { Form } from '../form/form';
import { FormProblems } from '../form/form-problems';
import { SubmitButton } from '../submit-button';
import styles from './access-form.module.css';

interface AccessFormProps {
  /** Names the form to a screen reader. */
  name: string;
  /** The fields that need another look. */
  problems: readonly FieldProblem[];
  /** What is wrong with the form as a whole. */
  banner: string | undefined;
  /** Grows with every failed attempt, so that the same words are said again. */
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
