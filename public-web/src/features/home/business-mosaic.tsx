import { Burst } from '../../components/burst';
import { BUSINESSES } from '../../content/businesses';
import styles from './business-mosaic.module.css';

/** The thirteen businesses as tiles, each with its own ray of the burst lit. */
export function BusinessMosaic() {
  return (
    <ul className={styles.mosaic}>
      {BUSINESSES.map((business, index) => (
        <li key={business.slug} className={styles.tile} data-business={index}>
          <h3 className={styles.name}>{business.name}</h3>
          <p className={styles.tagline}>{business.tagline}</p>
          <Burst className={styles.mark} hotRay={index} />
        </li>
      ))}
    </ul>
  );
}
