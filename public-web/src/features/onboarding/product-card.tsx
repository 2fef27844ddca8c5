import { Burst } from '../../components/burst';
import { Icon } from '../../components/icon';
import { BUSINESSES, type BusinessSlug } from '../../content/businesses';
import { ONBOARDING } from '../../content/onboarding';
import type { OnboardingProduct } from '../../lib/api/onboarding';
import styles from './product-card.module.css';

/** Businesses by name of the product: such a product has the hue of its business. */
const BUSINESS_OF: Partial<Record<string, BusinessSlug>> = {
  'Smash Travels': 'smashtravels',
  'Ride Smash': 'ridesmash',
  Qiimeet: 'qiimeet',
  SmashWise: 'smashwise',
  'Smash Apartments': 'smashapartments',
};

/** A product with its video. Without a video, its link leads nowhere and says so. */
export function ProductCard({ product: { name, youtubeUrl } }: { product: OnboardingProduct }) {
  const ray = BUSINESSES.findIndex(({ slug }) => slug === BUSINESS_OF[name]);
  return (
    <li className={styles.card} data-business={ray < 0 ? undefined : ray}>
      <Burst className={styles.mark} hotRay={ray < 0 ? undefined : ray} />
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.text}>{ONBOARDING.product}</p>
      {youtubeUrl ? (
        <a href={youtubeUrl} target="_blank" rel="noopener noreferrer" className={styles.link}>
          Watch On YouTube
          <span className="visually-hidden">: {name}, opens a new tab</span>
          <Icon name="arrow" />
        </a>
      ) : (
        <span className={styles.coming}>
          <span role="link" aria-disabled="true">
            Watch On YouTube
          </span>{' '}
          <small>Coming soon</small>
        </span>
      )}
    </li>
  );
}
