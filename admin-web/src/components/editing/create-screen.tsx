import type { ReactNode } from 'react';
import { CreateBase } from 'react-admin';
import { PageHeading } from '../page-heading';
import type { RecordType } from './record-type';
import { RecordForm } from './record-form';
import { type SavedText, useSaveOutcome } from './use-save-outcome';

interface CreateScreenProps {
  type: RecordType;
  title: string;
  submitLabel: string;
  savedText: SavedText;
  /** Initial values of the fields. */
  defaults?: Record<string, unknown>;
  /** The inputs. */
  children: ReactNode;
}

/** The screen that makes a new record. */
export function CreateScreen({ type, title, submitLabel, savedText, defaults, children }: CreateScreenProps) {
  const { isSaved, onSuccess, onError } = useSaveOutcome(type, savedText);
  return (
    <CreateBase
      resource={type.resource}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
      record={defaults}
    >
      <PageHeading title={title} />
      <RecordForm submitLabel={submitLabel} listPath={`/${type.resource}`} isSaved={isSaved}>
        {children}
      </RecordForm>
    </CreateBase>
  );
}
