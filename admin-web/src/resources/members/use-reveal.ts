import type { MemberSecrets } from '@smash/contract/client';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { failureDetail } from '../../providers/api-failure';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';

/** What is kept encrypted of a member, once it was asked for; gone with the screen. */
export function useReveal(id: string) {
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const [revealed, setRevealed] = useState<MemberSecrets | undefined>();

  async function reveal() {
    try {
      setRevealed(await dataProvider.revealMember(id));
    } catch (error) {
      notify(failureDetail(error) ?? 'Failed to show the details', { type: 'error' });
    }
  }

  return { revealed, reveal, hide: () => setRevealed(undefined) };
}
