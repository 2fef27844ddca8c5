import { Link } from 'react-router';
import { BLOG_PAGE, BLOG_TABS } from '../../content/blog';
import styles from './blog-filters.module.css';

/** Category tabs, which lead home, and a search box that searches nothing (docs/requirements/site.md#s-52). */
export function BlogFilters() {
  return (
    <div className={styles.bar}>
      <nav aria-label="Categories">
        <ul className={styles.tabs}>
          {BLOG_TABS.map((tab, index) => (
            <li key={tab}>
              <Link to="/" className={styles.tab} aria-current={index === 0 ? 'true' : undefined}>
                {tab}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div role="search">
        <input
          type="search"
          className={styles.input}
          aria-label={BLOG_PAGE.searchLabel}
          placeholder={BLOG_PAGE.searchLabel}
        />
      </div>
    </div>
  );
}
