import { Banner } from '../../../components/banner';
import { Button } from '../../../components/button';
import { ProgressBar } from '../../../components/progress-bar';
import { useIsOnline } from '../../../lib/use-is-online';
import styles from '../application-form.module.css';
import { ATTEMPTS, type SendingProgress } from './send-until-answered';
import { useStayHere } from './use-stay-here';

interface ProgressOfSendingProps {
  progress: SendingProgress;
  /** Gives up waiting for the line; everything stays in the form. */
  onStop: () => void;
}

/** How far the application is on its way, and what happens when the line breaks. */
export function ProgressOfSending({ progress, onStop }: ProgressOfSendingProps) {
  const isLeaving = useStayHere().state === 'blocked';
  return (
    <>
      {'percent' in progress ? <Percent {...progress} /> : <Waiting onStop={onStop} />}
      {isLeaving && (
        <Banner tone="notice">
          <p>Your application is still being sent. Please stay on this page until it’s done.</p>
        </Banner>
      )}
    </>
  );
}

function Percent({ percent, attempt }: { percent: number; attempt: number }) {
  const again = attempt > 1 ? ` (attempt ${attempt} of ${ATTEMPTS})` : '';
  const label = percent < 100 ? `Sending your application${again}` : 'Sent. Waiting for confirmation...';
  return <ProgressBar percent={percent} label={label} />;
}

function Waiting({ onStop }: { onStop: () => void }) {
  const isOnline = useIsOnline();
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
