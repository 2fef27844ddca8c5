import { type ReactNode, useId, useState } from 'react';
import { EditBase, type RaRecord, useEditContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { LoadingPanel } from '../loading-panel';
import { PageHeading } from '../page-heading';
import { RetryPanel } from '../retry-panel';
import { ConflictDialog } from './conflict/conflict-dialog';
import { useConflict } from './conflict/use-conflict';
import type { RecordType } from './record-type';
import { RecordForm } from './record-form';
import { type SavedText, useSaveOutcome } from './use-save-outcome';
import { SAYS_ITS_FAILURE } from '../../providers/list-state';
import { t } from '../../i18n/t';
import { type Noun } from '../../i18n/nouns';

interface EditScreenProps {
  type: RecordType;
  title: string;
  submitLabel: string;
  savedText: SavedText;
  /** The inputs. */
  children: ReactNode;
}

/**
 * The screen that edits a record. A person who has not seen the latest change is shown it before anything is
 * overwritten.
 */
export function EditScreen(props: EditScreenProps) {
  const { id = '' } = useParams();
  return <EditOne key={id} id={id} {...props} />;
}

function EditOne({ id, type, title, submitLabel, savedText, children }: EditScreenProps & { id: string }) {
  const formId = useId();
  const { isSaved, isLeft, onSuccess, onError } = useSaveOutcome(type, savedText);
  const { conflict, detect, settle } = useConflict(type, id);
  const onFailure = async (error: unknown) => {
    if (!(await detect(error)) || isLeft.current) onError(error);
  };
  return (
    <EditBase
      id={id}
      resource={type.resource}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError: (error: Error) => void onFailure(error) }}
      queryOptions={{
        ...SAYS_ITS_FAILURE,
        // Cached apart from the rows of a list, which may be less than the whole record.
        meta: { isWhole: true },
        // Always read anew: people who reopen what they saved a moment ago would be in conflict with themselves.
        staleTime: 0,
      }}
    >
      <PageHeading title={title} />
      <OpenedRecord noun={type.noun}>
        {(record) => (
          <RecordForm
            id={formId}
            record={record}
            submitLabel={submitLabel}
            listPath={`/${type.resource}`}
            isSaved={isSaved}
          >
            <ConflictDialog type={type} conflict={conflict} formId={formId} onSettled={settle} />
            {children}
          </RecordForm>
        )}
      </OpenedRecord>
    </EditBase>
  );
}

/**
 * The record as the server had it when the screen was opened. Later reads, such as after returning to the window, must
 * not reach the form: with their newer version number it would overwrite changes that its author has not seen.
 */
function OpenedRecord({ noun, children }: { noun: Noun<'noun'>; children: (record: RaRecord) => ReactNode }) {
  const { record, isFetching, error, refetch } = useEditContext<RaRecord>();
  const [opened, setOpened] = useState<RaRecord>();
  if (!opened && record && !isFetching && !error) setOpened(record);
  if (opened) return children(opened);
  if (error)
    return <RetryPanel title={t(`This ${noun} could not be loaded`)} error={error} onRetry={refetch} />;
  return <LoadingPanel text={t(`Loading the ${noun}...`)} />;
}
