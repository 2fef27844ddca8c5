import { Link } from 'react-router';
import { Container } from '../../components/container';
import { Icon } from '../../components/icon';
import { BUSINESSES } from '../../content/businesses';
import { BusinessScene } from '../../components/business-scene';
import styles from './next-business.module.css';

/** Link to the next business, in the hue of that business. */
export function NextBusiness({ index, tagline }: { index: number; tagline: string }) {
  const next = BUSINESSES[index] ?? BUSINESSES[0];
  const words = next.name.split(' ');
  const last = words.pop();
  return (
    <nav aria-label="Next business" data-business={index} className={styles.band}>
      <Container>
        <Link to={`/business/${next.slug}`} className={styles.link} viewTransition>
          <BusinessScene index={index} alt="" className={styles.scene} />
          <span className={styles.words}>
            <span className={styles.label}>Next business</span>
            <span className={styles.name}>
              {words.join(' ')}{' '}
              <span className={styles.last}>
                {last} <Icon name="arrow" className={styles.arrow} />
              </span>
            </span>
            <span>{tagline}</span>
          </span>
        </Link>
      </Container>
    </nav>
  );
}
