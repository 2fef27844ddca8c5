import { Container } from '../../components/container';
import { Picture } from '../../components/picture';
import { TextLink } from '../../components/text-link';
import type { ProseDocument } from '../../content/prose';
import { articlePicture } from '../../lib/pictures/articles';
import styles from './article-page.module.css';
import { ProseSections } from './prose-sections';

interface ArticlePageProps {
  article: ProseDocument;
  /** Below assets/pictures/articles. */
  picture: string;
  pictureAlt: string;
}

/** An article for investors: the headline on the edge of its picture, the text below. Made to be printed too. */
export function ArticlePage({ article, picture, pictureAlt }: ArticlePageProps) {
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <Picture source={articlePicture(picture)} alt={pictureAlt} className={styles.picture} isFirstView />
        <Container className={styles.lines}>
          <div className={styles.headline}>
            <TextLink to="/investor-relations" icon="back" viewTransition>
              Investor Relations
            </TextLink>
            <h1 className={styles.title}>{article.title}</h1>
          </div>
        </Container>
      </header>
      <Container className={styles.body}>
        <p className={styles.standfirst}>{article.standfirst}</p>
        <ProseSections sections={article.sections} contentsLabel="In this article" />
      </Container>
    </article>
  );
}
