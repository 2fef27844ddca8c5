import { Burst } from './burst';
import styles from './first-posting.module.css';
import { ScriptNotice } from './script-notice';

const UNTIL_KNOWN = { __html: '<h1>One moment...</h1>' };

/**
 * What the fallback shell shows until its page is known. In place of its heading the server puts the text of a job, so
 * that it can be read before any script has run; see backend/src/modules/site/first-posting.ts. What stands there is
 * kept until the page itself is drawn.
 */
export function FirstPosting() {
  return (
    <>
      <div className={styles.notice}>
        <ScriptNotice />
      </div>
      <div className={styles.shell}>
        <div
          id="first-posting"
          className={styles.posting}
          suppressHydrationWarning
          dangerouslySetInnerHTML={UNTIL_KNOWN}
        />
        <div className={styles.wait}>
          <Burst className={styles.mark} isTurning />
        </div>
      </div>
    </>
  );
}
