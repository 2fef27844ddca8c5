import type { ReactNode } from 'react';
import { CreateBase } from 'react-admin';
import { PageHeading } from '../page-heading';
import type { EditableKind } from './editable-kind';
import { RecordForm } from './record-form';
import { useSaveOutcome } from './use-save-outcome';

interface CreateScreenProps {
  kind: EditableKind;
  title: string;
  submitLabel: string;
  savedText: string;
  /** What the fields start with. */
  defaults?: Record<string, unknown>;
  /** The inputs. */
  children: ReactNode;
}

/** The screen that makes a new record. */
export function CreateScreen({ kind, title, submitLabel, savedText, defaults, children }: CreateScreenProps) {
  const outcome = useSaveOutcome(kind, savedText);
  return (
    <CreateBase
      resource={kind.resource}
      mutationMode="pessimistic"
      mutationOptions={outcome}
      record={defaults}
    >
      <PageHeading title={title} />
      <RecordForm submitLabel={submitLabel} listPath={`/${kind.resource}`}>
        {children}
      </RecordForm>
    </CreateBase>
  );
}
