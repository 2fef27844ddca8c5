import { useCallback, useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { focusMainIfLost } from '../../../../components/focus-main';
import type { Application } from '@smash/contract/client';

/** The selected applications of the list in context, on whatever page they are. */
export function useSelection() {
  const { selectedIds, onUnselectItems } = useListContext<Application>();
  const unselect = useRef(onUnselectItems);
  useEffect(() => {
    unselect.current = onUnselectItems;
  });
  /** Clears the selection. Its buttons leave the screen, so the focus may have to move. */
  const clear = useCallback(() => {
    unselect.current();
    setTimeout(focusMainIfLost);
  }, []);
  return { ids: selectedIds, clear };
}
