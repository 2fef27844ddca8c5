import { Container } from '../../components/container';
import { Picture } from '../../components/picture';
import { TextLink } from '../../components/text-link';
import type { ProseDocument } from '../../content/prose';
import { articlePicture } from '../../lib/pictures/articles';
import styles from './article-page.module.css';
import { ProseSections } from './prose-sections';

interface ArticlePageProps {
  article: ProseDocument;
  /** Index of the ray whose hue suits the picture. */
  ray: number;
  /** Name of a picture below assets/pictures/articles. */
  picture: string;
  pictureAlt: string;
}

/** An article for investors: the headline beside its picture, the text below. Made to be printed too. */
export function ArticlePage({ article, ray, picture, pictureAlt }: ArticlePageProps) {
  return (
    <article>
      <header className={styles.header} data-business={ray}>
        <Picture source={articlePicture(picture)} alt={pictureAlt} className={styles.picture} isFirstView />
        <div className={styles.headline}>
          <TextLink to="/investor-relations" icon="back" viewTransition>
            Investor Relations
          </TextLink>
          <h1 className={styles.title}>{article.title}</h1>
          <p className={styles.standfirst}>{article.standfirst}</p>
        </div>
      </header>
      <Container className={styles.body}>
        <ProseSections sections={article.sections} contentsLabel="In this article" />
      </Container>
    </article>
  );
}
