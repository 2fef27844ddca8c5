import { Banner } from '../../../components/banner';
import { Button } from '../../../components/button';
import { ProgressBar } from '../../../components/progress-bar';
import { useIsOnline } from '../../../lib/use-is-online';
import styles from '../application-form.module.css';
import { ATTEMPTS, type SendingProgress } from './send-until-answered';

interface ProgressOfSendingProps {
  progress: SendingProgress;
  /** Gives up waiting for the line; everything stays in the form. */
  onStop: () => void;
}

/** How far the application is on its way, and what happens when the line breaks. */
export function ProgressOfSending({ progress, onStop }: ProgressOfSendingProps) {
  const isOnline = useIsOnline();
  if ('percent' in progress) {
    const { percent, attempt } = progress;
    const again = attempt > 1 ? ` (attempt ${attempt} of ${ATTEMPTS})` : '';
    return (
      <ProgressBar
        percent={percent}
        label={percent < 100 ? `Sending your application${again}` : 'Sent. Waiting for confirmation...'}
      />
    );
  }
  return (
    <Banner tone="notice">
      <p>
        {isOnline
          ? 'The connection broke. Trying again in a moment, nothing is lost.'
          : 'You are offline. Your application will be sent as soon as you are online again.'}
      </p>
      <div className={styles.draftActions}>
        <Button look="outline" size="small" onClick={onStop}>
          Stop trying
        </Button>
      </div>
    </Banner>
  );
}
