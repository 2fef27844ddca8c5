import { Button } from '../../components/button';
import { Container } from '../../components/container';
import { PageBanner } from '../../components/page-banner';
import { ONBOARDING } from '../../content/onboarding';
import { classNames } from '../../lib/class-names';
import type { OnboardingProduct } from '../../lib/api/onboarding';
import { useFocusedHeading } from '../../lib/use-focused-heading';
import { OnboardingTest } from './onboarding-test';
import styles from './onboarding-videos.module.css';
import { ProductCard } from './product-card';
import { ProductFilters } from './product-filters';
import { useFilterFade } from './use-filter-fade';

interface OnboardingVideosProps {
  products: readonly OnboardingProduct[];
  onLogout: () => void;
}

/** The unlocked page: banner, filters, one card a product, and the test (docs/requirements/onboarding.md#o-7). */
export function OnboardingVideos({ products, onLogout }: OnboardingVideosProps) {
  const { chosen, shown, isFaded, choose } = useFilterFade('All');
  const heading = useFocusedHeading();
  const cards = products.filter(({ name }) => shown === 'All' || name === shown);

  return (
    <>
      <PageBanner look="night">
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          Onboarding
        </h1>
        <p className={styles.lead}>{ONBOARDING.lead}</p>
        <Button look="outline" size="small" className={styles.logout} onClick={onLogout}>
          Logout from Onboarding
        </Button>
      </PageBanner>
      <Container className={styles.page}>
        <ProductFilters
          names={['All', ...products.map(({ name }) => name)]}
          chosen={chosen}
          onChoose={choose}
        />
        <div className={styles.layout}>
          <section aria-labelledby="onboarding-videos" className={styles.videos}>
            <h2 id="onboarding-videos" className={styles.heading}>
              {ONBOARDING.videosHeading}
            </h2>
            <ul className={classNames(styles.cards, isFaded && styles.faded)}>
              {cards.map((product) => (
                <ProductCard key={product.name} product={product} />
              ))}
            </ul>
          </section>
          <OnboardingTest formUrl={products[0]?.formUrl ?? ''} />
        </div>
      </Container>
    </>
  );
}
