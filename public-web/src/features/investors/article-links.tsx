import { Link } from 'react-router';
import { Container } from '../../components/container';
import { Picture } from '../../components/picture';
import styles from './investor-sections.module.css';
import type { InvestorsContent } from './load-investors';

/** The two image links to the articles (docs/requirements/site.md#s-48): the first wide, the second placed lower. */
export function ArticleLinks({
  heading,
  articles,
}: { heading: string } & Pick<InvestorsContent, 'articles'>) {
  return (
    <section className={styles.sunken} aria-labelledby="articles-heading">
      <Container className={styles.section}>
        <h2 id="articles-heading" className={styles.heading}>
          {heading}
        </h2>
        <ul className={styles.articles}>
          {articles.map(({ to, title, summary, imageAlt, picture }) => (
            <li key={to} className={styles.article}>
              <Link to={to} className={styles.articleLink} viewTransition>
                <Picture source={picture} alt={imageAlt} className={styles.cover} />
                <h3 className={styles.title}>{title}</h3>
              </Link>
              <p className={styles.summary}>{summary}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
