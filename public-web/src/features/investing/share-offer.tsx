import { SHARE_OFFER } from '@smash/contract';
import { useLocation } from 'react-router';
import { Container } from '../../components/container';
import { Icon } from '../../components/icon';
import { BUSINESSES } from '../../content/businesses';
import { BUY_SHARES } from '../../content/shares';
import { useBrowserValue } from '../../lib/use-browser-value';
import { BuyButton } from './buy-button';
import { OfferedRays } from './offered-rays';
import styles from './share-offer.module.css';

/**
 * The offer and its minimum (docs/requirements/site.md#s-49), in the hue of the business that the address names. Units
 * of no certain business are sold, so no text names it.
 */
export function ShareOffer({ isOver = false }: { isOver?: boolean }) {
  const ray = useAskedRay();
  const business = BUSINESSES[ray];
  return (
    <header className={styles.band} data-business={business && ray}>
      <Container className={styles.layout}>
        <div className={styles.words}>
          <hgroup>
            <h1 className={styles.label}>{BUY_SHARES.title}</h1>
            <p className={styles.heading}>{BUY_SHARES.heading}</p>
          </hgroup>
          <p className={styles.offer}>{BUY_SHARES.offer}</p>
          <BuyButton isOver={isOver}>
            {' '}
            <Icon name="arrow" />
          </BuyButton>
        </div>
        <div className={styles.picture}>
          <OfferedRays percent={SHARE_OFFER.percentPerBrand} chosen={business && ray} />
          <p className={styles.percent} aria-hidden="true">
            {SHARE_OFFER.percentPerBrand}%
          </p>
        </div>
      </Container>
    </header>
  );
}

/** Index of the business in `?brand=`, -1 without one. Read in the browser, as the page is prerendered without it. */
function useAskedRay(): number {
  const { search } = useLocation();
  const brand = useBrowserValue(() => new URLSearchParams(search).get('brand'));
  return BUSINESSES.findIndex(({ slug }) => slug === brand);
}
