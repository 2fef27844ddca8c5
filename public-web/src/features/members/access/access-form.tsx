import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Banner } from '../../../components/banner';
import { SubmitButton } from '../../../components/submit-button';
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
  onSubmit: () => void;
  children?: ReactNode;
}

/** A short form with one button. */
export function AccessForm(props: AccessFormProps) {
  const { name, problem, failureCount = 0, buttonLabel, busyLabel, isBusy, onSubmit, children } = props;
  const banner = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failureCount > 0) banner.current?.focus();
  }, [failureCount]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) onSubmit();
  }

  return (
    <form className={styles.form} noValidate aria-label={name} aria-busy={isBusy} onSubmit={submit}>
      {problem && (
        <Banner tone="danger" ref={banner}>
          <p>{problem}</p>
        </Banner>
      )}
      {children}
      <SubmitButton disabled={isBusy}>{isBusy ? busyLabel : buttonLabel}</SubmitButton>
    </form>
  );
}
