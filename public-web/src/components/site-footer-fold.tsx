import type { ReactNode } from 'react';
import styles from './site-footer-fold.module.css';

interface FooterFoldProps {
  title: string;
  className: string | undefined;
  /** `nav` for links to pages of the site. */
  as?: 'section' | 'nav';
  children: ReactNode;
}

/** A list of the footer under its title: folded on a phone, where all lists are longer than the screen, and open elsewhere. */
export function FooterFold({ title, className, as: Element = 'section', children }: FooterFoldProps) {
  return (
    <Element className={className} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <details className={styles.fold}>
        <summary className={styles.summary}>{title}</summary>
        {children}
      </details>
    </Element>
  );
}
