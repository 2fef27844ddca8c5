import type { Webhook } from '@smash/contract/client';
import { usePermitted } from '../../providers/permitted';

/** Whether the person may change an endpoint: one that includes personal data is for owners. */
export function useMayChange({ has_personal_data }: Webhook): boolean {
  const maySendPersonalData = usePermitted('webhooks.personal_data');
  return maySendPersonalData || !has_personal_data;
}
