import { Burst } from '../../components/burst';
import { Carousel } from '../../components/carousel/carousel';
import { Container } from '../../components/container';
import { classNames } from '../../lib/class-names';
import type { HomeContent } from './load-home';
import styles from './principles.module.css';

type PrinciplesProps = Pick<HomeContent, 'values' | 'purpose' | 'mission' | 'vision'>;

/**
 * The group's values, purpose, mission and vision, around one burst that turns as they scroll past (from
 * docs/requirements/site.md#s-26 to s-30).
 */
export function Principles({ values, purpose, mission, vision }: PrinciplesProps) {
  return (
    <div className={styles.principles}>
      <div className={styles.sky}>
        <Burst className={styles.rays} />
      </div>
      <Container className={styles.layout}>
        <section aria-labelledby="values-heading">
          <h2 id="values-heading" className={styles.label}>
            Core Values
          </h2>
          <dl>
            {values.map(({ name, text }) => (
              <div key={name} className={styles.entry}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.text}>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="purpose-heading">
          <h2 id="purpose-heading" className={styles.label}>
            Core Purpose
          </h2>
          {purpose.map(({ name, text }) => (
            <div key={name} className={styles.statement}>
              <h3 className={styles.display}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          ))}
        </section>
        <section className={styles.wide} aria-labelledby="mission-heading">
          <Carousel
            name="mission"
            label="Our mission"
            slides={slidesOf(mission, styles.card)}
            isStackedOnPhones
          >
            <h2 id="mission-heading" className={styles.label}>
              Our Mission
            </h2>
          </Carousel>
        </section>
        <section className={styles.wide} aria-labelledby="vision-heading">
          <Carousel name="vision" label="Our vision" slides={slidesOf(vision)} isStackedOnPhones>
            <h2 id="vision-heading" className={styles.label}>
              Our Vision
            </h2>
          </Carousel>
        </section>
      </Container>
    </div>
  );
}

/** Themes as slides; a phone shows them as lists (docs/requirements/site.md#s-28). */
function slidesOf(themes: PrinciplesProps['mission'], className?: string) {
  return themes.map(({ name, text }) => ({
    key: name,
    content: (
      <div className={classNames(styles.entry, className)}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    ),
  }));
}
