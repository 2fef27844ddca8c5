import { Container } from '../../components/container';
import type { BusinessOffer } from '../../content/business-offers';
import styles from './steps-and-prices.module.css';

/** The three steps to begin, and the prices. */
export function StepsAndPrices({ name, offer }: { name: string; offer: BusinessOffer }) {
  return (
    <Container className={styles.offer}>
      <section aria-labelledby="steps">
        <h2 id="steps" className={styles.heading}>
          Three steps
        </h2>
        <ol className={styles.steps}>
          {offer.steps.map((step) => (
            <li key={step.name} className={styles.step}>
              <h3>{step.name}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="prices">
        <h2 id="prices" className={styles.heading}>
          What it costs
        </h2>
        <dl>
          {offer.prices.map(({ what, price }) => (
            <div key={what} className={styles.price}>
              <dt>{what}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>Usual prices. {name} shows yours before you pay.</p>
      </section>
    </Container>
  );
}
