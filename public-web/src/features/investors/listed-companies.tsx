import { Link } from 'react-router';
import { Carousel } from '../../components/carousel/carousel';
import { Container } from '../../components/container';
import { Picture } from '../../components/picture';
import styles from './investor-sections.module.css';
import type { InvestorsContent } from './load-investors';

/** 'Our Public Listed Companies': six pictures, each leading to its business (docs/requirements/site.md#s-48). */
export function ListedCompanies({ listed }: Pick<InvestorsContent, 'listed'>) {
  const slides = listed.companies.map(({ name, imageAlt, to, picture }) => ({
    key: name,
    content: (
      <Link to={to} className={styles.company} viewTransition>
        <Picture source={picture} alt={imageAlt} className={styles.panel} />
      </Link>
    ),
  }));
  return (
    <section className={styles.listed} aria-labelledby="listed-heading">
      <Container className={styles.section}>
        <Carousel name="listed" label={listed.heading} slides={slides}>
          <h2 id="listed-heading" className={styles.heading}>
            {listed.heading}
          </h2>
        </Carousel>
        <p className={styles.note}>{listed.note}</p>
      </Container>
    </section>
  );
}
