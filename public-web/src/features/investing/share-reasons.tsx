import { Container } from '../../components/container';
import { BUY_SHARES, SHARE_REASONS, SHARE_RISK } from '../../content/shares';
import { BuyButton } from './buy-button';
import styles from './share-reasons.module.css';

/** Four reasons to invest, the risk, and the button once more (docs/requirements/site.md#s-49). */
export function ShareReasons({ isOver }: { isOver: boolean }) {
  return (
    <Container className={styles.layout}>
      <h2 className={styles.heading}>{BUY_SHARES.reasonsHeading}</h2>
      <ol className={styles.reasons}>
        {SHARE_REASONS.map(({ name, text }) => (
          <li key={name} className={styles.reason}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <aside className={styles.risk} aria-label="Risk">
        <p>{SHARE_RISK}</p>
        <BuyButton isOver={isOver} />
      </aside>
    </Container>
  );
}
