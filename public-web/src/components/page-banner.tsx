import type { ReactNode } from 'react';
import { Burst } from './burst';
import { Container } from './container';
import styles from './page-banner.module.css';

interface PageBannerProps {
  /** Composition of ground, burst and words, one for each page. Pages of jobs have none. */
  look?: 'dawn' | 'stamp' | 'voice' | 'letter' | 'half' | 'horizon' | 'night' | 'bars';
  /** Index (0 to 12) of the business whose hue the banner has. */
  ray?: number;
  children: ReactNode;
}

/** Top of an inner page: words, and the burst behind them running off the right edge. */
export function PageBanner({ look, ray, children }: PageBannerProps) {
  return (
    <div className={styles.banner} data-look={look} data-business={ray}>
      <Burst className={styles.rays} />
      <Container className={styles.words}>{children}</Container>
    </div>
  );
}
