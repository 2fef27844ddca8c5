import { createPortal } from 'react-dom';
import { Banner } from '../../../components/banner';
import { Button } from '../../../components/button';
import { ProgressBar } from '../../../components/progress-bar';
import { useIsOnline } from '../../../lib/use-is-online';
import styles from '../application-form.module.css';
import { SENDING_STATUS } from '../form-values';
import { ATTEMPTS, type SendingProgress } from './send-until-answered';
import { useStayHere } from './use-stay-here';

interface ProgressOfSendingProps {
  progress: SendingProgress;
  /** Called when the person stops waiting for the line; the form keeps all values. */
  onStop: () => void;
}

/** Shows the progress of sending, and that a broken line is being waited for. */
export function ProgressOfSending({ progress, onStop }: ProgressOfSendingProps) {
  const isLeaving = useStayHere().state === 'blocked';
  const isOnline = useIsOnline();
  const isWaiting = !('percent' in progress);
  const text = isWaiting ? waitingText(isOnline) : labelOf(progress);
  return (
    <>
      {isWaiting ? (
        <Banner tone="notice" isQuiet>
          <p>{text}</p>
          <div className={styles.draftActions}>
            <Button look="outline" size="small" onClick={onStop}>
              Stop trying
            </Button>
          </div>
        </Banner>
      ) : (
        <ProgressBar percent={progress.percent} label={text} />
      )}
      {isLeaving && (
        <Banner tone="notice" isQuiet>
          <p>{STAY_TEXT}</p>
        </Banner>
      )}
      <Said>{isLeaving ? STAY_TEXT : isWaiting ? `${text} To give up, press “Stop trying”.` : text}</Said>
    </>
  );
}

const STAY_TEXT = 'Your application is still being sent. Please stay on this page until it’s done.';

function labelOf({ percent, attempt }: { percent: number; attempt: number }): string {
  const again = attempt > 1 ? ` (attempt ${attempt} of ${ATTEMPTS})` : '';
  return percent < 100 ? `Sending your application${again}` : 'Sent. Waiting for confirmation...';
}

const waitingText = (isOnline: boolean): string =>
  isOnline
    ? 'The connection dropped. We’ll try again in a moment. Nothing is lost.'
    : 'You are offline. Your application will be sent as soon as you are online again.';

/** Tells a screen reader each phase once: the form is busy, so its banners are not read. */
function Said({ children }: { children: string }) {
  const status = document.getElementById(SENDING_STATUS);
  return status && createPortal(children, status);
}
