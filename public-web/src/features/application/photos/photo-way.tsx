import { Later } from '../../../components/later';
import { lazyExtra } from '../../../lib/lazy-extra';
import { fieldId, type FieldName } from '../form-values';
import type { ApplicationFormState } from '../use-application-form';

const PhotoPages = lazyExtra(async () => (await import('./photo-pages')).PhotoPages);

const SUBJECTS: Partial<Record<FieldName, readonly [subject: string, fileName: string]>> = {
  cv_file: ['your CV', 'CV photographed.pdf'],
  cover_letter_file: ['your letter', 'Letter photographed.pdf'],
};

/** Below the field of a file: the way to one for who has it on paper. */
export function PhotoWay({ state, name }: { state: ApplicationFormState; name: FieldName }) {
  const [subject, fileName] = SUBJECTS[name] ?? ['the paper', 'Photographed.pdf'];
  const value = state.values[name];
  const focusField = () => document.getElementById(fieldId(name))?.focus();
  return (
    <Later>
      <PhotoPages
        subject={subject}
        fileName={fileName}
        chosen={value instanceof File ? value : null}
        isDisabled={state.isSending}
        onMade={(pdf) => {
          state.change(name, pdf);
          focusField();
        }}
        onGivenUp={focusField}
        onPending={(message) => state.holdBack(name, message)}
      />
    </Later>
  );
}
