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

/** Notices that somebody else has changed a record since it was opened, and fetches their version. */
export function useConflict({ resource }: RecordType, id: string) {
  const dataProvider = useDataProvider();
  const [conflict, setConflict] = useState<Conflict>();

  /** Whether the failure is such a conflict and can be shown. */
  const detect = async (error: unknown): Promise<boolean> => {
    // The API's noun, which is not always the portal's: "template_changed" is about an email template.
    if (failureStatus(error) !== 409 || !failureCode(error)?.endsWith('_changed')) return false;
    try {
      const { data: theirs } = await dataProvider.getOne<RaRecord>(resource, { id });
      setConflict({ detail: failureDetail(error) ?? '', theirs });
      return true;
    } catch {
      // Only the server's sentence is shown then; saving once more tries again.
      return false;
    }
  };
  return { conflict, detect, settle: () => setConflict(undefined) };
}
