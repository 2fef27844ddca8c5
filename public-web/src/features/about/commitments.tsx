import { Burst } from '../../components/burst';
import { Container } from '../../components/container';
import { Prose } from '../../components/prose';
import { HOTLINE, SUPPORT_EMAIL } from '../../content/company';
import styles from './commitments.module.css';
import type { AboutContent } from './load-about';

/** The section 'Commitment to Sustainability', on green. */
export function Sustainability({ commitment }: { commitment: AboutContent['sustainability'] }) {
  return (
    <section
      id={commitment.id}
      tabIndex={-1}
      className={styles.green}
      aria-labelledby="sustainability-heading"
    >
      <Burst className={styles.rays} />
      <Container className={styles.split}>
        <h2 id="sustainability-heading" className={styles.heading}>
          {commitment.heading}
        </h2>
        <Prose blocks={commitment.blocks} />
      </Container>
    </section>
  );
}

/** The section 'Commitment to Quality' with its three items. */
export function Quality({ quality }: Pick<AboutContent, 'quality'>) {
  return (
    <section id={quality.id} tabIndex={-1} aria-labelledby="quality-heading">
      <Container className={styles.quality}>
        <div className={styles.intro}>
          <h2 id="quality-heading" className={styles.heading}>
            {quality.heading}
          </h2>
          <p className={styles.introduction}>{quality.introduction}</p>
        </div>
        <ol className={styles.items}>
          {quality.items.map(({ name, text }) => (
            <li key={name} className={styles.item}>
              <h3 className={styles.name}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

/** The section 'Exceptional Customer Service' with its phone number and email address. */
export function CustomerService({ commitment }: { commitment: AboutContent['service'] }) {
  return (
    <section id={commitment.id} tabIndex={-1} className={styles.warm} aria-labelledby="service-heading">
      <Container className={styles.split}>
        <div>
          <h2 id="service-heading" className={styles.heading}>
            {commitment.heading}
          </h2>
          <p className={styles.lines}>
            <a href={`tel:${HOTLINE.dialled}`}>{HOTLINE.shown}</a>
            <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
          </p>
        </div>
        <Prose blocks={commitment.blocks} />
      </Container>
    </section>
  );
}
