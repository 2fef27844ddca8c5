import { useState } from 'react';
import { Button } from '../../components/button';
import styles from './application-form.module.css';
import type { ApplicationFormState } from './use-application-form';

/** Says what is kept on this device and offers to forget it. */
export function DraftNote({ state }: { state: ApplicationFormState }) {
  const [isAsking, setAsking] = useState(false);
  if (state.draftState === 'unavailable') {
    return (
      <p className={styles.draft}>
        This browser can’t save drafts. Please keep this page open until you’ve finished.
      </p>
    );
  }

  function clear() {
    setAsking(false);
    state.clearAll();
  }

  return (
    <div className={styles.draft}>
      <p>
        <strong>Draft saved on this device</strong>, your date of birth and contact details included, and
        nowhere else. On a shared phone, clear it when you leave. Files stay here for a day at most.
      </p>
      <div className={styles.draftActions}>
        {isAsking ? (
          <>
            <Button look="outline" size="small" autoFocus disabled={state.isSending} onClick={clear}>
              Yes, clear everything
            </Button>
            <Button look="quiet" size="small" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button look="quiet" size="small" disabled={state.isSending} onClick={() => setAsking(true)}>
            Clear draft
          </Button>
        )}
      </div>
    </div>
  );
}
