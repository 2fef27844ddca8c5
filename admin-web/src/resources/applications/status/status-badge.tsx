import { useRecordContext } from 'react-admin';
import { Badge } from '../../../components/badge';
import type { Application } from '@smash/contract/client';
import { describeStatus } from '../../../components/status-tone';

/** The status of the application in context in its colour. */
export function StatusBadge() {
  const application = useRecordContext<Application>();
  if (!application) return null;
  const { tone, label } = describeStatus(application.status);
  return <Badge tone={tone}>{label}</Badge>;
}
