import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

/** Id of the main region, target of the skip link and of the focus after a navigation. */
export const MAIN_ID = 'main';

/** Without an entry in the history: the browser's own has no place of its own to come back to. */
function skip(event: MouseEvent) {
  event.preventDefault();
  const main = document.getElementById(MAIN_ID);
  main?.scrollIntoView();
  main?.focus({ preventScroll: true });
}

/** First stop of the keyboard: past the header to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`} onClick={skip}>
      Skip to content
    </a>
  );
}
