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
  /** Gives up waiting for the line; everything stays in the form. */
  onStop: () => void;
}

/** How far the application is on its way, and what happens when the line breaks. */
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
    ? 'The connection broke. Trying again in a moment, nothing is lost.'
    : 'You are offline. Your application will be sent as soon as you are online again.';

/** The same to a screen reader, once a phase: the form around the rest is busy, and its banners are quiet. */
function Said({ children }: { children: string }) {
  const status = document.getElementById(SENDING_STATUS);
  return status && createPortal(children, status);
}
