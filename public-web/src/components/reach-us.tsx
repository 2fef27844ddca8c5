import { HOTLINE, SUPPORT_EMAIL } from '../content/company';
import styles from './reach-us.module.css';

/** Hotline and support mailbox in a few lines. */
export function ReachUs() {
  return (
    <dl className={styles.lines}>
      <div>
        <dt className={styles.name}>Hotline, at any hour</dt>
        <dd>
          <a href={`tel:${HOTLINE.dialled}`} className={styles.hotline}>
            {HOTLINE.shown}
          </a>
        </dd>
      </div>
      <div>
        <dt className={styles.name}>Support</dt>
        <dd>
          <a href={`mailto:${SUPPORT_EMAIL}`} className={styles.mailbox}>
            {SUPPORT_EMAIL}
          </a>
        </dd>
      </div>
    </dl>
  );
}
