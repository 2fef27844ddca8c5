import { Carousel } from '../../components/carousel/carousel';
import { Container } from '../../components/container';
import { Wordmark } from '../../components/wordmark';
import styles from './investor-sections.module.css';
import type { InvestorsContent } from './load-investors';

/** The scrolling strip of investors' wordmarks (docs/requirements/site.md#s-48). */
export function InvestorStrip({
  heading,
  investors,
}: { heading: string } & Pick<InvestorsContent, 'investors'>) {
  const slides = investors.map(({ name, picture }) => ({
    key: name,
    content: <Wordmark source={picture} name={name} />,
  }));
  return (
    <section className={styles.strip} aria-labelledby="investors-heading">
      <Container>
        <Carousel name="investors" label="Investors" slides={slides}>
          <h2 id="investors-heading" className={styles.small}>
            {heading}
          </h2>
        </Carousel>
      </Container>
    </section>
  );
}
