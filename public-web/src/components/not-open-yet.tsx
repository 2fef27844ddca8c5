import type { ReactNode } from 'react';
import { PageState } from './page-state';
import { ReachUs } from './reach-us';
import styles from './not-open-yet.module.css';

interface NotOpenYetProps {
  label: string;
  heading: string;
  children: ReactNode;
  /** The way back. */
  actions: ReactNode;
}

/** Something the company offers, but not on this site yet: what to do instead. */
export function NotOpenYet({ label, heading, children, actions }: NotOpenYetProps) {
  return (
    <PageState label={label} heading={heading} actions={actions}>
      <p>{children}</p>
      <div className={styles.lines}>
        <ReachUs />
      </div>
    </PageState>
  );
}
