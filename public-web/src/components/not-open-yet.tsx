import type { ReactNode } from 'react';
import { PageState } from './page-state';
import { ReachUs } from './reach-us';
import styles from './not-open-yet.module.css';

interface NotOpenYetProps {
  label: string;
  heading: string;
  children: ReactNode;
  /** Link back. */
  actions: ReactNode;
}

/** Page for an offer that is not on the site yet, with what to do instead. */
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
