import { Burst } from '../../components/burst';
import { Container } from '../../components/container';
import type { HomeContent } from './load-home';
import styles from './values-and-purpose.module.css';

/** 'Core Values': four names and what is meant by them (docs/requirements/site.md#s-26). */
export function CoreValues({ values }: Pick<HomeContent, 'values'>) {
  return (
    <section aria-labelledby="values-heading">
      <Container className={styles.values}>
        <h2 id="values-heading" className={styles.heading}>
          Core Values
        </h2>
        <dl className={styles.ledger}>
          {values.map(({ name, text }) => (
            <div key={name} className={styles.entry}>
              <dt className={styles.name}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

/** 'Core Purpose': three lines, each a step further to the right (docs/requirements/site.md#s-27). */
export function CorePurpose({ purpose }: Pick<HomeContent, 'purpose'>) {
  return (
    <section className={styles.purpose} aria-labelledby="purpose-heading">
      <Burst className={styles.rays} />
      <Container className={styles.steps}>
        <h2 id="purpose-heading" className={styles.label}>
          Core Purpose
        </h2>
        {purpose.map(({ name, text }) => (
          <div key={name} className={styles.step}>
            <h3 className={styles.statement}>{name}</h3>
            <p className={styles.meaning}>{text}</p>
          </div>
        ))}
      </Container>
    </section>
  );
}
