import { Burst } from '../../components/burst';
import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { Icon } from '../../components/icon';
import styles from './careers-call.module.css';

/** The invitation to the careers page. */
export function CareersCall() {
  return (
    <section className={styles.call} aria-labelledby="careers-call">
      <Burst className={styles.rays} />
      <Container className={styles.words}>
        <h2 id="careers-call" className={styles.heading}>
          Somebody builds the easier day. It could be you.
        </h2>
        <div className={styles.aside}>
          <p>
            Engineers, drivers’ champions, people who answer the phone at two in the morning: thirteen
            businesses need all of them.
          </p>
          <ButtonLink to="/careers" className={styles.button} viewTransition>
            See open positions <Icon name="arrow" />
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
