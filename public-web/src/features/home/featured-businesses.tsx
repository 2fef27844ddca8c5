import { Link } from 'react-router';
import { Container } from '../../components/container';
import { Icon } from '../../components/icon';
import { Kicker } from '../../components/kicker';
import { ProductScreen } from '../../components/product-screen/product-screen';
import styles from './featured-businesses.module.css';
import type { HomeContent } from './load-home';

/** The three featured businesses, then the names of the other ten (docs/requirements/site.md#s-22). */
export function FeaturedBusinesses({
  business,
  featured,
  others,
}: Pick<HomeContent, 'business' | 'featured' | 'others'>) {
  return (
    <section id="businesses" tabIndex={-1} aria-labelledby="businesses-heading">
      <Container className={styles.section}>
        <hgroup>
          <Kicker as="h2" id="businesses-heading">
            {business.title}
          </Kicker>
          <p className={styles.heading}>{business.heading}</p>
        </hgroup>
        <ul className={styles.tiles}>
          {featured.map(({ slug, name, description, ray, screen }) => (
            <li key={slug} className={styles.tile} data-business={ray}>
              <div className={styles.words}>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.description}>{description}</p>
                <Link to={`/business/${slug}`} className={styles.more} viewTransition>
                  Learn more <span className="visually-hidden">about {name}</span>
                  <Icon name="arrow" />
                </Link>
              </div>
              <div className={styles.stage}>
                <ProductScreen screen={screen} className={styles.phone} />
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.others}>
          <p className={styles.and}>{business.others}</p>
          <ul className={styles.names}>
            {others.map(({ slug, name, ray }) => (
              <li key={slug} data-business={ray}>
                <Link to={`/business/${slug}`} className={styles.ray} viewTransition>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
