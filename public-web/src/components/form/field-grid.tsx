import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Lays fields out by their width; anything else in it takes a whole row. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
