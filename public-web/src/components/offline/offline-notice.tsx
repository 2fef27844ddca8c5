import { formatDateTime, lagosDate, lagosTime } from '@smash/contract';
import { useEffect, useState } from 'react';
import type { Job } from '../../lib/api/client';
import { useIsOnline } from '../../lib/use-is-online';
import { Banner } from '../banner';
import { Button } from '../button';
import { MAIN_ID } from '../skip-link';
import styles from './offline-notice.module.css';
import { registerWorker } from './register-worker';
import { useKeptCopy } from './use-kept-copy';

/**
 * Says when the kept copy that is shown was made, and loads the page again when the line is back.
 * @param form the job whose form the page shows
 */
export function OfflineNotice({ form }: { form?: Job | undefined }) {
  const isOnline = useIsOnline();
  const { keptAt, askAgain, isOutOfDate } = useKeptCopy(form);
  const [isAsking, setAsking] = useState(false);
  const [today] = useState(() => lagosDate(new Date()));

  useEffect(() => {
    const register = () => void registerWorker();
    if (document.readyState === 'complete') return register();
    window.addEventListener('load', register);
    return () => window.removeEventListener('load', register);
  }, []);

  if (isOutOfDate) return <OutOfDate />;
  if (!keptAt) return null;

  const tryAgain = async () => {
    setAsking(true);
    const isThere = await askAgain();
    setAsking(false);
    // The focused button has disappeared.
    if (isThere && document.activeElement === document.body)
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.line}>
      <Banner tone="notice">
        <p>
          {isOnline ? 'We can’t be reached right now.' : 'You are offline.'} You’re reading the copy saved{' '}
          {momentOf(new Date(keptAt), today)}.
        </p>
        {isOnline && (
          <p>
            <Button look="outline" size="small" onClick={() => void tryAgain()}>
              {isAsking ? 'Trying...' : 'Try again'}
            </Button>
          </p>
        )}
      </Banner>
    </div>
  );
}

function OutOfDate() {
  return (
    <div className={styles.line}>
      <Banner tone="notice">
        <p>
          This position has changed since you opened this page. Load it again to see the change; what you
          typed is kept.
        </p>
        <p>
          <Button look="outline" size="small" onClick={() => window.location.reload()}>
            Load again
          </Button>
        </p>
      </Banner>
    </div>
  );
}

function momentOf(moment: Date, today: string): string {
  return lagosDate(moment) === today ? `at ${lagosTime(moment)}` : `on ${formatDateTime(moment)}`;
}
