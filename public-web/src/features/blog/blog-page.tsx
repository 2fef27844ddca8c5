import { Container } from '../../components/container';
import { PictureBanner } from '../../components/picture-banner';
import { BLOG_PAGE, BLOG_POSTS } from '../../content/blog';
import { BlogAside } from './blog-aside';
import { BlogFilters } from './blog-filters';
import styles from './blog-page.module.css';
import { BlogPostItem } from './blog-post-item';

/** The blog: fixed posts, every link leads home, nothing filters (docs/requirements/site.md#s-52). */
export function BlogPage() {
  return (
    <>
      <PictureBanner picture="blog" tone="light">
        <h1 className={styles.heading}>{BLOG_PAGE.title}</h1>
        <p className={styles.introduction}>{BLOG_PAGE.introduction}</p>
      </PictureBanner>
      <Container className={styles.page}>
        <BlogFilters />
        <div className={styles.layout}>
          <div className={styles.posts}>
            {BLOG_POSTS.map((post, index) => (
              <BlogPostItem key={post.title} post={post} isLead={index === 0} />
            ))}
          </div>
          <BlogAside />
        </div>
      </Container>
    </>
  );
}
