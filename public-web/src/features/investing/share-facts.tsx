import { Container } from '../../components/container';
import { BUY_SHARES, SHARE_FACTS } from '../../content/shares';
import styles from './share-facts.module.css';

/** The offer as a table: price, minimum, what is sold, the risk and who approves it. */
export function ShareFacts() {
  return (
    <section className={styles.section} aria-labelledby="share-facts">
      <Container className={styles.layout}>
        <h2 id="share-facts" className={styles.heading}>
          {BUY_SHARES.factsHeading}
        </h2>
        <table className={styles.table} aria-labelledby="share-facts">
          <tbody>
            {SHARE_FACTS.map(({ name, text }) => (
              <tr key={name} className={styles.row}>
                <th scope="row" className={styles.name}>
                  {name}
                </th>
                <td className={styles.fact}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Container>
    </section>
  );
}
