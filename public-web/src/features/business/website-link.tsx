import type { ReactNode } from 'react';
import { Icon } from '../../components/icon';
import styles from './website-link.module.css';

interface WebsiteLinkProps {
  /** Address of the business's own site. */
  website: string;
  children: ReactNode;
}

/** The button to a business's own site. */
export function WebsiteLink({ website, children }: WebsiteLinkProps) {
  return (
    <a className={styles.website} href={website} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">, opens in a new tab</span>
      <Icon name="arrow" />
    </a>
  );
}
