import { Link } from 'react-router';
import { Container } from '../../components/container';
import { Icon } from '../../components/icon';
import { Picture } from '../../components/picture';
import styles from './direction-and-ceo.module.css';
import type { AboutContent } from './load-about';

/** The section 'Our Mission & Vision': the mission at the left, the vision a step lower at the right. */
export function Direction({ direction }: Pick<AboutContent, 'direction'>) {
  return (
    <section aria-labelledby="direction-heading">
      <Container className={styles.direction}>
        <h2 id="direction-heading" className={styles.heading}>
          {direction.heading}
        </h2>
        <p className={styles.mission}>{direction.mission}</p>
        <p className={styles.vision}>{direction.vision}</p>
      </Container>
    </section>
  );
}

/** The profile of the CEO; 'Read more' leads to /about (docs/requirements/site.md#s-35). */
export function CeoProfile({ ceo }: Pick<AboutContent, 'ceo'>) {
  return (
    <section className={styles.band} aria-labelledby="ceo-heading">
      <Container className={styles.profile}>
        <figure>
          <Picture source={ceo.picture} alt={ceo.pictureAlt} className={styles.portrait} />
          <figcaption className={styles.caption}>
            <strong>{ceo.name}</strong>
            <span>{ceo.title}</span>
          </figcaption>
        </figure>
        <div className={styles.words}>
          <h2 id="ceo-heading" className={styles.heading}>
            {ceo.heading}
          </h2>
          {ceo.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Link to={ceo.to} className={styles.more}>
            {ceo.linkLabel} <span className="visually-hidden">about {ceo.name}</span>
            <Icon name="arrow" />
          </Link>
        </div>
      </Container>
    </section>
  );
}
