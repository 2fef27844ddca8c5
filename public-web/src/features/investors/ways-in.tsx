import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import type { InvestorsContent } from './load-investors';
import styles from './ways-in.module.css';

/** Links to the share offer and to the plans, each with its figures. */
export function WaysIn({ heading, ways, risk }: InvestorsContent['waysIn'] & Pick<InvestorsContent, 'risk'>) {
  return (
    <section aria-labelledby="ways-in">
      <Container className={styles.section}>
        <h2 id="ways-in" className={styles.heading}>
          {heading}
        </h2>
        <ul className={styles.ways}>
          {ways.map(({ to, title, figures, linkLabel }) => (
            <li key={to} className={styles.way}>
              <h3 className={styles.title}>{title}</h3>
              <dl className={styles.figures}>
                {figures.map(({ name, text }) => (
                  <div key={name} className={styles.figure}>
                    <dt>{name}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              <ButtonLink to={to} look="outline" className={styles.button} viewTransition>
                {linkLabel}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <p className={styles.risk}>{risk}</p>
      </Container>
    </section>
  );
}
