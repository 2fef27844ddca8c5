import { Link } from 'react-router';
import { ARCHIVE_YEARS, BLOG_PAGE, RECENT_POSTS } from '../../content/blog';
import styles from './blog-aside.module.css';
import { PostDate } from './post-date';

/** Recent posts and the years of the archive; all links lead home (docs/requirements/site.md#s-52). */
export function BlogAside() {
  return (
    <aside className={styles.aside} aria-label="More posts">
      <section aria-labelledby="recent-posts">
        <h2 id="recent-posts" className={styles.heading}>
          {BLOG_PAGE.recentHeading}
        </h2>
        <ul>
          {RECENT_POSTS.map(({ title, date, to }) => (
            <li key={title} className={styles.recent}>
              <Link to={to} className={styles.title}>
                {title}
              </Link>
              <p className={styles.date}>
                <PostDate date={date} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="archive">
        <h2 id="archive" className={styles.heading}>
          {BLOG_PAGE.archiveHeading}
        </h2>
        <ul className={styles.years}>
          {ARCHIVE_YEARS.map((year) => (
            <li key={year}>
              <Link to="/" className={styles.year}>
                {year}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
