import type { MemberSecrets } from '@smash/contract/client';
import { useState } from 'react';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';

/** What is kept encrypted of a member, once it was asked for; gone with the screen. */
export function useReveal(id: string) {
  const dataProvider = usePortalDataProvider();
  const notifyFailure = useNotifyFailure();
  const [revealed, setRevealed] = useState<MemberSecrets | undefined>();

  async function reveal() {
    try {
      setRevealed(await dataProvider.revealMember(id));
    } catch (error) {
      notifyFailure(error, 'Failed to show the details');
    }
  }

  return { revealed, reveal, hide: () => setRevealed(undefined) };
}
