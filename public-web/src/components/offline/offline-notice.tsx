import { formatDateTime, lagosDate, lagosTime } from '@smash/contract';
import { useEffect, useState } from 'react';
import { useIsOnline } from '../../lib/use-is-online';
import { Banner } from '../banner';
import { Button } from '../button';
import styles from './offline-notice.module.css';
import { registerWorker } from './register-worker';
import { useKeptCopy } from './use-kept-copy';

/** Says of a page that is shown without a line when it was kept, and asks for it again when the line is back. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const { keptAt, askAgain } = useKeptCopy();
  const [today] = useState(() => lagosDate(new Date()));

  useEffect(() => {
    const register = () => void registerWorker();
    if (document.readyState === 'complete') return register();
    window.addEventListener('load', register);
    return () => window.removeEventListener('load', register);
  }, []);

  if (!keptAt) return null;
  return (
    <div className={styles.line}>
      <Banner tone="notice">
        <p>
          {isOnline ? 'We can’t be reached right now.' : 'You are offline.'} This is how it stood{' '}
          {momentOf(new Date(keptAt), today)}.
        </p>
        {isOnline && (
          <p>
            <Button look="outline" size="small" onClick={askAgain}>
              Try again
            </Button>
          </p>
        )}
      </Banner>
    </div>
  );
}

function momentOf(moment: Date, today: string): string {
  return lagosDate(moment) === today ? `at ${lagosTime(moment)}` : `on ${formatDateTime(moment)}`;
}
