import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '../banner';
import { Form } from '../form/form';
import { SubmitButton } from '../submit-button';
import styles from './access-form.module.css';

interface AccessFormProps {
  /** Names the form to a screen reader. */
  name: string;
  /** What went wrong with the last attempt; takes the focus. */
  problem?: string;
  /** Grows with every failed attempt, so that the same words are said again. */
  failureCount?: number;
  buttonLabel: string;
  busyLabel: string;
  isBusy: boolean;
  onSubmit: () => Promise<void>;
  children?: ReactNode;
}

/** A short form with one button. */
export function AccessForm(props: AccessFormProps) {
  const { name, problem, failureCount = 0, buttonLabel, busyLabel, isBusy, onSubmit, children } = props;
  const banner = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failureCount > 0) banner.current?.focus();
  }, [failureCount]);

  return (
    <Form className={styles.form} name={name} isBusy={isBusy} onSubmit={onSubmit}>
      {problem && (
        <Banner tone="danger" ref={banner}>
          <p>{problem}</p>
        </Banner>
      )}
      {children}
      <SubmitButton disabled={isBusy}>{isBusy ? busyLabel : buttonLabel}</SubmitButton>
    </Form>
  );
}
