import type { PictureSource } from '../lib/pictures';
import { Picture } from './picture';
import styles from './wordmark.module.css';

/** The mark of another company: drawn in ink, so it is turned to paper in the dark scheme. */
export function Wordmark({ source, name }: { source: PictureSource; name: string }) {
  return <Picture source={source} alt={name} className={styles.wordmark} />;
}
