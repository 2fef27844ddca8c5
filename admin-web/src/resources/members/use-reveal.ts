import type { MemberSecrets } from '@smash/contract/client';
import { useState } from 'react';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';

/** What is kept encrypted of a member, once it was asked for with the password; gone with the screen. */
export function useReveal(id: string) {
  const dataProvider = usePortalDataProvider();
  const [revealed, setRevealed] = useState<MemberSecrets | undefined>();
  const reveal = async (password: string) => setRevealed(await dataProvider.revealMember(id, password));
  return { revealed, reveal, hide: () => setRevealed(undefined) };
}
