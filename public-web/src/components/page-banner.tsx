import type { ReactNode } from 'react';
import { Burst } from './burst';
import { Container } from './container';
import styles from './page-banner.module.css';

/** The top of an inner page: words on the left, the burst running off the right edge behind them. */
export function PageBanner({ children }: { children: ReactNode }) {
  return (
    <div className={styles.banner}>
      <Burst className={styles.rays} />
      <Container className={styles.words}>{children}</Container>
    </div>
  );
}
