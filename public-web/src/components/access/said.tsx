import type { ReactNode } from 'react';
import { useArrivalFocus } from '../../lib/use-arrival-focus';
import styles from './access-form.module.css';

/** Result of a short form, shown in its place. */
export function Said({ children }: { children: ReactNode }) {
  return (
    <div ref={useArrivalFocus<HTMLDivElement>()} tabIndex={-1} className={styles.said}>
      {children}
    </div>
  );
}
