import { COMPANY } from '@smash/contract';
import { Link } from 'react-router';
import { Burst } from './burst';
import styles from './logo.module.css';

/** Mark and name; leads home (docs/requirements/site.md#s-10). */
export function Logo() {
  return (
    <Link to="/" className={styles.logo} viewTransition>
      <Burst className={styles.mark} />
      <span className={styles.name}>{COMPANY.name}</span>
    </Link>
  );
}
