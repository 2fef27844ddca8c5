import type { ReactNode, Ref } from 'react';
import { classNames } from '../lib/class-names';
import styles from './banner.module.css';
import { Icon } from './icon';

interface BannerProps {
  tone: 'danger' | 'notice';
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A message about the whole view. A danger banner is announced at once (role alert) and can take the focus. */
export function Banner({ tone, children, ref }: BannerProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(styles.banner, styles[tone])}
    >
      <Icon name="alert" />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
