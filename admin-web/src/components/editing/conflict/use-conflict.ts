import { useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { failureCode, failureDetail, failureStatus } from '../../../providers/api-failure';
import type { RecordType } from '../record-type';

export interface Conflict {
  /** The server's sentence: who changed it, and when. */
  detail: string;
  /** The record as the other administrator left it. */
  theirs: RaRecord;
}

/** Notices that a record was changed by somebody else since it was opened, and fetches what they made of it. */
export function useConflict({ resource }: RecordType, id: string) {
  const dataProvider = useDataProvider();
  const [conflict, setConflict] = useState<Conflict>();

  /** Whether the failure is such a conflict and can be shown. */
  const detect = async (error: unknown): Promise<boolean> => {
    // As the API names it, which is not always the portal's noun: "template_changed" is of an email template.
    if (failureStatus(error) !== 409 || !failureCode(error)?.endsWith('_changed')) return false;
    try {
      const { data: theirs } = await dataProvider.getOne<RaRecord>(resource, { id });
      setConflict({ detail: failureDetail(error) ?? '', theirs });
      return true;
    } catch {
      // The sentence alone is shown then; saving once more tries again.
      return false;
    }
  };
  return { conflict, detect, settle: () => setConflict(undefined) };
}
