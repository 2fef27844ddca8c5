import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

/** Id of the main region: target of the skip link, and of the focus after a navigation. */
export const MAIN_ID = 'main';

/** Moves without adding a history entry, which would have no scroll position to return to. */
function skip(event: MouseEvent) {
  event.preventDefault();
  const main = document.getElementById(MAIN_ID);
  main?.scrollIntoView();
  main?.focus({ preventScroll: true });
}

/** First stop of the Tab key: skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`} onClick={skip}>
      Skip to content
    </a>
  );
}
