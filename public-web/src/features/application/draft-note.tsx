import { AskedButton } from '../../components/asked-button';
import styles from './application-form.module.css';
import { fieldId } from './form-values';
import type { ApplicationFormState } from './use-application-form';

/** Says what is kept on this device and offers to forget it. */
export function DraftNote({ state }: { state: ApplicationFormState }) {
  if (state.draftState === 'unavailable') {
    return (
      <p className={styles.draft}>
        This browser can’t save drafts. Please keep this page open until you’ve finished.
      </p>
    );
  }

  return (
    <div className={styles.draft}>
      <p>
        <strong>Draft saved on this device</strong>, your date of birth and contact details included, and
        nowhere else. On a shared phone, clear it when you leave. Files go after a day, once a form is opened
        here again.
      </p>
      <AskedButton
        label="Clear draft"
        confirmLabel="Yes, clear everything"
        isBusy={state.isSending}
        isQuiet
        onConfirm={() => {
          state.clearAll();
          // This note goes: the form begins again at its first field.
          document.getElementById(fieldId('first_name'))?.focus();
        }}
      />
    </div>
  );
}
