import { Carousel } from '../../components/carousel/carousel';
import { Container } from '../../components/container';
import type { HomeContent } from './load-home';
import styles from './mission-and-vision.module.css';

type Theme = HomeContent['mission'][number];

function slidesOf(themes: readonly Theme[], className?: string) {
  return themes.map(({ name, text }) => ({
    key: name,
    content: (
      <div className={className}>
        <h3 className={styles.name}>{name}</h3>
        <p>{text}</p>
      </div>
    ),
  }));
}

/** The two carousels; on a phone two lists (docs/requirements/site.md#s-28). */
export function MissionAndVision({ mission, vision }: Pick<HomeContent, 'mission' | 'vision'>) {
  return (
    <section aria-label="Mission and vision">
      <Container className={styles.section}>
        <Carousel
          name="mission"
          label="Our mission"
          slides={slidesOf(mission, styles.mission)}
          isStackedOnPhones
        >
          <h2 className={styles.heading}>Our Mission</h2>
        </Carousel>
        <Carousel name="vision" label="Our vision" slides={slidesOf(vision, styles.vision)} isStackedOnPhones>
          <h2 className={styles.heading}>Our Vision</h2>
        </Carousel>
      </Container>
    </section>
  );
}
