import { useRecordContext } from 'react-admin';
import { Badge } from '../../../components/badge';
import type { Application } from '@smash/contract/client';
import { withdrawnLabel } from './withdrawn-label';

/** Says beside the status that the applicant no longer wants the position, or has sent a newer version. */
export function WithdrawnBadge() {
  const application = useRecordContext<Application>();
  if (!application || application.withdrawn_at === null) return null;
  return <Badge tone="grey">{withdrawnLabel(application)}</Badge>;
}
