import { fieldId, type FieldName } from '../form-values';
import { LeaveGuard } from '../leave-guard';
import type { ApplicationFormState } from '../use-application-form';
import { keptPages } from './kept-pages';
import { PhotoPages } from './photo-pages';

const SUBJECTS: Partial<Record<FieldName, readonly [subject: string, fileName: string]>> = {
  cv_file: ['your CV', 'CV photographed.pdf'],
  cover_letter_file: ['your letter', 'Letter photographed.pdf'],
};

export interface FieldPhotosProps {
  state: ApplicationFormState;
  name: FieldName;
}

/** The photographed pages of one field. */
export function FieldPhotos({ state, name }: FieldPhotosProps) {
  const [subject, fileName] = SUBJECTS[name] ?? ['the paper', 'Photographed.pdf'];
  const value = state.values[name];
  const focusField = () => document.getElementById(fieldId(name))?.focus();
  // One guard for all fields: the router allows one blocker. A newer version has its own guard, for any change.
  const [firstPending] = Object.entries(state.pending).find(([, reason]) => reason) ?? [];
  const isAsking = firstPending === name && !state.isNewerVersion && !state.isSending;
  return (
    <>
      {isAsking && <LeaveGuard text="The photos you took are not in the form yet, and will be lost." />}
      <PhotoPages
        key={state.clearCount}
        subject={subject}
        fileName={fileName}
        kept={keptPages(state.filesOfJob, name)}
        chosen={value instanceof File ? value : null}
        isDisabled={state.isSending}
        onMade={(pdf) => {
          state.change(name, pdf);
          focusField();
        }}
        onGivenUp={focusField}
        onPending={(message) => state.holdBack(name, message)}
      />
    </>
  );
}
