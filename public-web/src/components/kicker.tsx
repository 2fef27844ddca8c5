import type { ReactNode } from 'react';
import { Burst } from './burst';
import styles from './kicker.module.css';

interface KickerProps {
  /** A heading when the large line below it is a paragraph: both then stand in an `hgroup`. */
  as?: 'p' | 'h1' | 'h2';
  id?: string;
  children: ReactNode;
}

/** The small line with the mark above a heading. */
export function Kicker({ as: Element = 'p', id, children }: KickerProps) {
  return (
    <Element id={id} className={styles.kicker}>
      <Burst className={styles.mark} />
      {children}
    </Element>
  );
}
