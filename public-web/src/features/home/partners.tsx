import { Carousel } from '../../components/carousel/carousel';
import { Container } from '../../components/container';
import { Wordmark } from '../../components/wordmark';
import type { HomeContent } from './load-home';
import styles from './partners.module.css';

/** The partners' wordmarks in a carousel (docs/requirements/site.md#s-31). */
export function Partners({ partners }: Pick<HomeContent, 'partners'>) {
  const slides = partners.map(({ name, trade, picture }) => ({
    key: name,
    content: (
      <figure className={styles.partner}>
        <Wordmark source={picture} name={name} />
        <figcaption className={styles.trade}>{trade}</figcaption>
      </figure>
    ),
  }));
  return (
    <section className={styles.band} aria-labelledby="partners-heading">
      <Container className={styles.section}>
        <Carousel name="partners" label="Partners" slides={slides}>
          <h2 id="partners-heading" className={styles.heading}>
            Our Partners
          </h2>
        </Carousel>
      </Container>
    </section>
  );
}
