import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../components/icon';
import { LogoutDialog } from './logout-dialog';
import styles from './dashboard.module.css';

/** Logout link that asks first; without scripts, or in a new tab, it opens /logout at once. */
export function LogoutLink() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Link
        to="/logout"
        className={styles.logout}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          setAsking(true);
        }}
      >
        Logout <Icon name="arrow" />
      </Link>
      {isAsking && <LogoutDialog onClose={() => setAsking(false)} />}
    </>
  );
}
