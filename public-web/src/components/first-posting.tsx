import styles from './first-posting.module.css';

const EMPTY = { __html: '' };

/**
 * Where the server puts the text of a job into the fallback shell, so that it can be read before any script has run; see
 * backend/src/modules/site/first-posting.ts. What stands there is kept until the page itself is drawn.
 */
export function FirstPosting() {
  return (
    <div
      id="first-posting"
      className={styles.posting}
      suppressHydrationWarning
      dangerouslySetInnerHTML={EMPTY}
    />
  );
}
