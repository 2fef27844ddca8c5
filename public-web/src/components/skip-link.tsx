import styles from './skip-link.module.css';

/** Id of the main region, target of the skip link and of the focus after a navigation. */
export const MAIN_ID = 'main';

/** First stop of the keyboard: past the header to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  );
}
