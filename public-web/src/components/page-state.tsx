import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { useFocusedHeading } from '../lib/use-focused-heading';
import { Burst } from './burst';
import { Container } from './container';
import styles from './page-state.module.css';

interface PageStateProps {
  heading: string;
  /** The burst turns while something is on its way. */
  isBusy?: boolean;
  /** Small text above the heading, such as a status code. */
  label?: string;
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** It takes the place of what had the focus. */
  takesFocus?: boolean;
}

/** A whole page that says one thing: loading, failed, not found, closed. */
export function PageState({ heading, isBusy, label, children, actions, takesFocus = false }: PageStateProps) {
  return (
    <Container className={classNames(styles.state, isBusy && styles.busy)}>
      <Burst className={styles.mark} isTurning={isBusy} />
      <div className={styles.words} role={isBusy ? 'status' : undefined}>
        {label && <p className={styles.label}>{label}</p>}
        {takesFocus ? (
          <FocusedHeading>{heading}</FocusedHeading>
        ) : (
          <h1 className={styles.heading}>{heading}</h1>
        )}
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Container>
  );
}

function FocusedHeading({ children }: { children: string }) {
  const heading = useFocusedHeading();
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}
