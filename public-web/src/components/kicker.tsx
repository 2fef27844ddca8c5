import type { ReactNode } from 'react';
import { Burst } from './burst';
import styles from './kicker.module.css';

/** The small line with the mark above a heading. */
export function Kicker({ children }: { children: ReactNode }) {
  return (
    <p className={styles.kicker}>
      <Burst className={styles.mark} />
      {children}
    </p>
  );
}
