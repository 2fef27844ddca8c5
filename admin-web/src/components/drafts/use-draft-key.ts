import { useState } from 'react';
import { draftKey } from '../../providers/drafts';
import { sessionAccount } from '../../providers/session';

/** The key of a draft of the account that is logged in now; it stays while the session ends under the form. */
export function useDraftKey(place: string): string {
  const [account] = useState(() => sessionAccount() ?? 'unknown');
  return draftKey(account, place);
}
