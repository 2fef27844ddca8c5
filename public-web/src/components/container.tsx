import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import styles from './container.module.css';

/** Centres content at the page width and keeps the gutter on both sides. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.container, className)}>{children}</div>;
}
