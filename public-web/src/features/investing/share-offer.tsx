import { SHARE_OFFER } from '@smash/contract';
import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { Icon } from '../../components/icon';
import { BUY_SHARES } from '../../content/shares';
import { OfferedRays } from './offered-rays';
import styles from './share-offer.module.css';

/** What is offered, at what minimum (docs/requirements/site.md#s-49). */
export function ShareOffer() {
  return (
    <header className={styles.band}>
      <Container className={styles.layout}>
        <div className={styles.words}>
          <p className={styles.label}>{BUY_SHARES.title}</p>
          <h1 className={styles.heading}>{BUY_SHARES.heading}</h1>
          <p className={styles.offer}>{BUY_SHARES.offer}</p>
          <ButtonLink to={BUY_SHARES.to} reloadDocument>
            {BUY_SHARES.buttonLabel} <Icon name="arrow" />
          </ButtonLink>
        </div>
        <div className={styles.picture}>
          <OfferedRays percent={SHARE_OFFER.percentPerBrand} />
          <p className={styles.percent} aria-hidden="true">
            {SHARE_OFFER.percentPerBrand}%
          </p>
        </div>
      </Container>
    </header>
  );
}
