import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import styles from './badge.module.css';

/** A short status with a dot. */
export function Badge({ tone, children }: { tone: 'positive' | 'neutral'; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
