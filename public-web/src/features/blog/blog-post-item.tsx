import { formatNumber } from '@smash/contract';
import { Link } from 'react-router';
import { Picture } from '../../components/picture';
import { BLOG_PAGE, type BlogPost } from '../../content/blog';
import { classNames } from '../../lib/class-names';
import { blogPicture } from '../../lib/pictures/blog';
import styles from './blog-post-item.module.css';
import { PostDate } from './post-date';

const count = (value: number, one: string, many: string) =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

/** A fixed post with its date and counts. @param isLead whether it is the newest, which looks larger */
export function BlogPostItem({ post, isLead }: { post: BlogPost; isLead: boolean }) {
  return (
    <article className={classNames(styles.post, isLead && styles.lead)}>
      <Picture source={blogPicture(post.image)} alt={post.imageAlt} className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.category}>{post.category}</p>
        <h2 className={styles.title}>
          <Link to={post.to}>{post.title}</Link>
        </h2>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <ul className={styles.facts}>
          <li>{post.author}</li>
          <li>
            <PostDate date={post.date} />
          </li>
          <li>{count(post.comments, 'comment', 'comments')}</li>
          <li>{count(post.views, 'view', 'views')}</li>
        </ul>
        <Link to={post.to} className={styles.more}>
          {BLOG_PAGE.readLabel}
          <span className="visually-hidden">: {post.title}</span>
        </Link>
      </div>
    </article>
  );
}
