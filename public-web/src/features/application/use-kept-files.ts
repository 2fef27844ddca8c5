import { isAnswerField } from '@smash/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetKept, loadKeptFiles } from '../../lib/load-kept-files';
import type { FieldName } from './form-values';

/** Forgets the files of a job. */
export const forgetFilesOf = (jobId: number) => forgetKept(({ forgetFiles }) => forgetFiles(jobId));

/** When a file that the device keeps was chosen: on this visit or an earlier one. */
export type Keeping = 'now' | 'before';

const isFileField = (name: string): name is FieldName =>
  name === 'cv_file' || name === 'cover_letter_file' || isAnswerField(name);

/**
 * Keeps the chosen files of one job on this device until they are sent, a day at most (docs/decisions/104).
 * @param jobId undefined where nothing may be left on the device
 * @param onRestored receives each file of an earlier visit, and returns whether the form takes it
 */
export function useKeptFiles(
  jobId: number | undefined,
  onRestored: (name: FieldName, file: File) => boolean,
) {
  const [keeping, setKeeping] = useState<Partial<Record<FieldName, Keeping>>>({});
  /** Latest choice or removal in each field on this visit: neither a file kept before nor a late answer of the store replaces it. */
  const decisions = useRef(new Map<string, symbol>());
  const restore = useEffectEvent(onRestored);

  useEffect(() => {
    if (jobId === undefined) return;
    let isGone = false;
    void loadKeptFiles()
      .then(
        ({ readFiles }) => readFiles(jobId),
        () => [],
      )
      .then((files) => {
        if (isGone) return;
        for (const [name, file] of files) {
          if (!isFileField(name) || decisions.current.has(name)) continue;
          if (restore(name, file)) setKeeping((current) => ({ ...current, [name]: 'before' }));
        }
      });
    return () => {
      isGone = true;
    };
  }, [jobId]);

  function put(name: FieldName, value: Keeping | undefined) {
    setKeeping((current) => ({ ...current, [name]: value }));
  }

  /** @returns whether nothing else was decided on the field since */
  function decide(name: FieldName): () => boolean {
    const decision = Symbol(name);
    decisions.current.set(name, decision);
    put(name, undefined);
    return () => decisions.current.get(name) === decision;
  }

  async function keep(name: FieldName, file: File) {
    if (jobId === undefined) return;
    const isLast = decide(name);
    const store = await loadKeptFiles().catch(() => undefined);
    if ((await store?.keepFile(jobId, name, file)) && isLast()) put(name, 'now');
  }

  function forget(name: FieldName) {
    if (jobId === undefined) return;
    decide(name);
    void forgetKept(({ forgetFile }) => forgetFile(jobId, name));
  }

  return { keeping, keep, forget };
}
