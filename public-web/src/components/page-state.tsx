import type { ReactNode, Ref } from 'react';
import { classNames } from '../lib/class-names';
import { Burst } from './burst';
import { Container } from './container';
import styles from './page-state.module.css';

interface PageStateProps {
  heading: string;
  /** Turns the burst while something is loading. */
  isBusy?: boolean;
  /** Small text above the heading, such as a status code. */
  label?: string;
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Ref by which the heading gets the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A whole page that says one thing: loading, failed, not found, closed. */
export function PageState({ heading, isBusy, label, children, actions, headingRef }: PageStateProps) {
  return (
    <Container className={classNames(styles.state, isBusy && styles.busy)}>
      <Burst className={styles.mark} isTurning={isBusy} />
      <div className={styles.words} role={isBusy ? 'status' : undefined}>
        {label && <p className={styles.label}>{label}</p>}
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.heading}>
          {heading}
        </h1>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Container>
  );
}
