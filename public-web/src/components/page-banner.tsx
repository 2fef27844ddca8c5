import type { ReactNode } from 'react';
import { Burst } from './burst';
import { Container } from './container';
import styles from './page-banner.module.css';

interface PageBannerProps {
  /** How ground, burst and words stand to each other: a composition a page. That of a job has none. */
  look?: 'dawn' | 'stamp' | 'voice' | 'letter' | 'half' | 'horizon' | 'night' | 'bars';
  /** Ray 0..12 of the business whose hue it has. */
  ray?: number;
  children: ReactNode;
}

/** The top of an inner page: words and the burst, by itself running off the right edge behind them. */
export function PageBanner({ look, ray, children }: PageBannerProps) {
  return (
    <div className={styles.banner} data-look={look} data-business={ray}>
      <Burst className={styles.rays} />
      <Container className={styles.words}>{children}</Container>
    </div>
  );
}
