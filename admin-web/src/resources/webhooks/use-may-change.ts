import type { Webhook } from '@smash/contract/client';
import { usePermitted } from '../../providers/permitted';

/** Whether the person may change an endpoint: only owners may change one that is sent personal data. */
export function useMayChange({ has_personal_data }: Webhook): boolean {
  const maySendPersonalData = usePermitted('webhooks.personal_data');
  return maySendPersonalData || !has_personal_data;
}
