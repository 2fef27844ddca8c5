import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { changedFields, dropDraft, keepDraft, readDraft } from '../../providers/drafts';
import { readSession, TWO_STEP_PATH } from '../../providers/session';
import { useDraftKey } from './use-draft-key';

/** Fields that a draft holds although nobody types them. */
const CARRIED = ['version'];

/**
 * Keeps what is typed into the form in context, and puts it back when the form opens again at the same place. Leaving
 * the address with a live session (saved, cancelled, gone elsewhere) forgets it, unless a second factor has to be set up.
 */
export function useFormDraft(place: string) {
  const key = useDraftKey(place);
  const { control, reset, setValue, subscribe } = useFormContext();
  const { isReady } = useFormState({ control });
  const [isRestored, setRestored] = useState(() => readDraft(key) !== undefined);

  // Only once the form is ready: react-admin resets it to the record in its first effect.
  useEffect(() => {
    if (!isReady) return undefined;
    for (const [field, value] of Object.entries(readDraft(key) ?? {})) {
      setValue(field, value, { shouldDirty: true, shouldTouch: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues = {} }) =>
        keepDraft(key, changedFields(values, defaultValues, CARRIED)),
    });
  }, [isReady, key, setValue, subscribe]);

  useEffect(() => {
    const { pathname } = location;
    return () => {
      const isLedAway = location.pathname.endsWith(TWO_STEP_PATH);
      if (readSession() && location.pathname !== pathname && !isLedAway) dropDraft(key);
    };
  }, [key]);

  const discard = () => {
    reset();
    dropDraft(key);
    setRestored(false);
  };
  return { isRestored, discard };
}
