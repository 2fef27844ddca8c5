import { Container } from '../components/container';
import { Kicker } from '../components/kicker';
import { FINANCED_BRANDS, INVEST_WITH_US } from '../content/plans';
import { RISK_SENTENCE } from '../content/shares';
import { FinancedBrands } from '../features/investing/financed-brands';
import { PlanCalculator } from '../features/investing/plan-calculator';
import { Plans } from '../features/investing/plans';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { Route } from './+types/invest-with-us';
import styles from './invest-with-us.module.css';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({
  head: loadHead(request),
  brands: FINANCED_BRANDS,
});

export const meta = loadedHead;

export default function InvestWithUsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Container className={styles.opening}>
        <header className={styles.header}>
          <hgroup>
            <Kicker as="h1">{INVEST_WITH_US.title}</Kicker>
            <p className={styles.heading}>{INVEST_WITH_US.heading}</p>
          </hgroup>
          <p className={styles.introduction}>{INVEST_WITH_US.introduction}</p>
        </header>
        <Plans />
        <p className={styles.risk}>{RISK_SENTENCE}</p>
        <PlanCalculator />
      </Container>
      <section className={styles.brands} aria-labelledby="brands">
        <Container>
          <h2 id="brands" className={styles.brandsHeading}>
            {INVEST_WITH_US.brandsHeading}
          </h2>
          <FinancedBrands brands={loaderData.brands} />
        </Container>
      </section>
    </>
  );
}
