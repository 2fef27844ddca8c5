import { Link } from 'react-router';
import { Icon } from '../../components/icon';
import { BUSINESSES } from '../../content/businesses';
import styles from './business-grid.module.css';
import { BusinessScene } from '../../components/business-scene';

interface BusinessGridProps {
  /** In the order of the businesses. */
  summaries: readonly { description: string; imageAlt: string }[];
}

/** The thirteen businesses, each with 'Learn more' (docs/requirements/site.md#s-47). Rows of changing rhythm. */
export function BusinessGrid({ summaries }: BusinessGridProps) {
  return (
    <ul className={styles.grid}>
      {BUSINESSES.map((business, index) => (
        <li key={business.slug} className={styles.item} data-business={index}>
          <BusinessScene
            index={index}
            alt={summaries[index]?.imageAlt ?? ''}
            className={styles.scene}
            isFirst={index === 0}
          />
          <div className={styles.words}>
            <h2 className={styles.name}>{business.name}</h2>
            <p className={styles.description}>{summaries[index]?.description}</p>
            <Link to={`/business/${business.slug}`} className={styles.link} viewTransition>
              Learn more<span className="visually-hidden"> about {business.name}</span>
              <Icon name="arrow" />
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
