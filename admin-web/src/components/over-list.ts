import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Location state of a link that opens one record over the list around the link. */
export const OVER_LIST = { isOverList: true };

/**
 * Closes a record that has its own address over a list: goes back to the list as it was left or, for people who came
 * from elsewhere, replaces the record by the list. Either way Back does not open the record again.
 */
export function useCloseToList(list: string): () => void {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: Partial<typeof OVER_LIST> | null };
  // The step back takes a moment, in which a second press would be a second step.
  const hasClosed = useRef(false);
  return () => {
    if (hasClosed.current) return;
    hasClosed.current = true;
    void (state?.isOverList ? navigate(-1) : navigate({ pathname: list, search }, { replace: true }));
  };
}
