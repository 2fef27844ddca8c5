import { useEffect, useRef, useState } from 'react';
import { AskedButton } from '../../components/asked-button';
import { loadKeptFiles } from '../../lib/load-kept-files';
import styles from './application-form.module.css';
import { fieldId } from './form-values';
import type { ApplicationFormState } from './use-application-form';

/** Says what is kept on this device and offers to clear it. */
export function DraftNote({ state }: { state: ApplicationFormState }) {
  const mayHaveArrived = state.mayHaveArrived && !state.isSending;
  const warning = mayHaveArrived && (
    <p>
      <strong>You pressed Submit here, and we couldn’t tell whether your application arrived.</strong> Press
      it again before you change anything. The same application counts once, however often you send it; a
      changed one may count as a second application.
    </p>
  );
  if (state.draftState === 'unavailable') {
    return (
      <div className={styles.draft}>
        {warning}
        <p>This browser can’t save drafts. Please keep this page open until you’ve finished.</p>
      </div>
    );
  }

  return (
    <div className={styles.draft}>
      {warning}
      <p>
        <strong>Draft saved on this device</strong>
        {!mayHaveArrived && ' only'}, with your date of birth and contact details. On a shared phone, clear it
        when you leave. Files are removed after a day, once a form is opened here again.
      </p>
      <AskedButton
        label="Clear draft"
        confirmLabel="Yes, clear everything"
        isBusy={state.isSending}
        isQuiet
        onConfirm={() => {
          state.clearAll();
          // This note disappears, so the focus moves to the first field of the form.
          document.getElementById(fieldId('first_name'))?.focus();
        }}
      />
    </div>
  );
}

interface LeftDraftNoteProps {
  jobId: number;
  /** Passed in, not imported: a module that both chunks import would be one more file for the form to load. */
  read: (jobId: number) => unknown;
  forget: (jobId: number) => void;
}

/** Shown where the form is missing: offers to clear a draft that is left on this device. */
export function LeftDraftNote({ jobId, read, forget }: LeftDraftNoteProps) {
  const [isLeft, setLeft] = useState(() => read(jobId) !== undefined);
  const [isCleared, setCleared] = useState(false);
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    void loadKeptFiles().then(
      async ({ readFiles }) => {
        const files = await readFiles(jobId);
        if (files.size > 0) setLeft(true);
      },
      // If the module does not load, the files are unknown and the draft alone decides.
      () => undefined,
    );
  }, [jobId]);

  // The button that had the focus is gone.
  useEffect(() => {
    if (isCleared) note.current?.focus();
  }, [isCleared]);

  if (!isLeft) return null;
  return (
    <div ref={note} tabIndex={-1} className={styles.left}>
      {isCleared ? (
        'Your draft is cleared.'
      ) : (
        <>
          <p>Your draft is still on this device. On a shared phone, clear it when you leave.</p>
          <AskedButton
            label="Clear draft"
            confirmLabel="Yes, clear everything"
            isBusy={false}
            isQuiet
            onConfirm={() => {
              forget(jobId);
              setCleared(true);
            }}
          />
        </>
      )}
    </div>
  );
}
