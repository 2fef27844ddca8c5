import type { ReactNode, Ref } from 'react';
import { classNames } from '../lib/class-names';
import styles from './banner.module.css';
import { Icon } from './icon';

interface BannerProps {
  tone: 'danger' | 'notice';
  children: ReactNode;
  /** For a banner that takes the focus, which reads it out. Changes while somebody types are then not announced. */
  isQuiet?: boolean | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** A message about the whole view. A danger banner is announced at once (role alert) and can take the focus. */
export function Banner({ tone, children, isQuiet, ref }: BannerProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tone === 'danger' ? 'alert' : 'status'}
      aria-live={isQuiet ? 'off' : undefined}
      className={classNames(styles.banner, styles[tone])}
    >
      <Icon name="alert" />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
