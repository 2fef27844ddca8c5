import { useRecordContext } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { Badge } from '../../../components/badge';

/** Says beside the status which stage it stands in. */
export function StageBadge() {
  const application = useRecordContext<Application>();
  return application?.stage ? <Badge tone="grey">{application.stage.name}</Badge> : null;
}
