import { Link } from 'react-router';
import { Container } from '../../components/container';
import { Icon } from '../../components/icon';
import { Kicker } from '../../components/kicker';
import type { HomeContent } from './load-home';
import styles from './who-we-are.module.css';

/** The section 'Who we are' with its link to /about (docs/requirements/site.md#s-21). */
export function WhoWeAre({ content }: { content: HomeContent['whoWeAre'] }) {
  const [opening, ...rest] = content.paragraphs;
  return (
    <section aria-labelledby="who-we-are">
      <Container className={styles.section}>
        <hgroup>
          <Kicker as="h2" id="who-we-are">
            {content.title}
          </Kicker>
          <p className={styles.heading}>{content.heading}</p>
        </hgroup>
        <div className={styles.text}>
          <p className={styles.opening}>{opening}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Link to={content.to} className={styles.more} viewTransition>
            {content.linkLabel} <span className="visually-hidden">about the company</span>
            <Icon name="arrow" />
          </Link>
        </div>
      </Container>
    </section>
  );
}
