import type { ReactNode, Ref } from 'react';
import { classNames } from '../lib/class-names';
import styles from './banner.module.css';
import { Icon } from './icon';

interface BannerProps {
  tone: 'danger' | 'notice';
  children: ReactNode;
  /** Id of its first sentence, for one whose text goes on changing: it takes the focus, and no change of it is announced. */
  labelledBy?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** A message about the whole view. A danger banner is announced at once (role alert) and can take the focus. */
export function Banner({ tone, children, labelledBy, ref }: BannerProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={labelledBy ? 'group' : tone === 'danger' ? 'alert' : 'status'}
      aria-labelledby={labelledBy}
      className={classNames(styles.banner, styles[tone])}
    >
      <Icon name="alert" />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
