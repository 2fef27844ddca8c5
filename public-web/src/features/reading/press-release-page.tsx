import { COMPANY } from '@smash/contract';
import { Container } from '../../components/container';
import { Picture } from '../../components/picture';
import { PictureBanner } from '../../components/picture-banner';
import type { ProseDocument } from '../../content/prose';
import { portraitAlt, TEAM } from '../../content/team';
import { teamPicture } from '../../lib/pictures/team';
import styles from './press-release-page.module.css';
import { Prose } from '../../components/prose';

const AUTHOR = TEAM[0];

/** The CEO's message, set as a letter from the person beside it (docs/requirements/site.md#s-54). */
export function PressReleasePage({ release }: { release: ProseDocument }) {
  return (
    <article>
      <PictureBanner picture="press" tone="dark">
        <p className={styles.label}>Press release</p>
        <h1 className={styles.title}>{release.title}</h1>
      </PictureBanner>
      <Container className={styles.letter}>
        <aside className={styles.author} aria-label="Author">
          <Picture source={teamPicture(AUTHOR.slug)} alt={portraitAlt(AUTHOR)} className={styles.portrait} />
          <p>
            <strong className={styles.name}>{AUTHOR.name}</strong>
            {AUTHOR.title}, {COMPANY.name}
          </p>
        </aside>
        <div className={styles.text}>
          <p className={styles.standfirst}>{release.standfirst}</p>
          {release.sections.map(({ id, heading, blocks }) => (
            <section key={id} className={styles.section} aria-labelledby={id}>
              <h2 id={id} className={styles.heading}>
                {heading}
              </h2>
              <Prose blocks={blocks} />
            </section>
          ))}
        </div>
      </Container>
    </article>
  );
}
