import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon, type IconName } from './icon';
import styles from './text-link.module.css';

/** A link on its own line with an icon before it. */
export function TextLink({ icon, children, ...link }: LinkProps & { icon: IconName; children: ReactNode }) {
  return (
    <Link {...link} className={styles.link}>
      <Icon name={icon} />
      {children}
    </Link>
  );
}
