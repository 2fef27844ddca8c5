import { useRecordContext } from 'react-admin';
import { Badge } from '../../../components/badge';
import type { Application } from '@smash/contract/client';
import { t } from '../../../i18n/t';

/** Says beside the status that the applicant no longer wants the position, or has sent a newer version. */
export function WithdrawnBadge() {
  const application = useRecordContext<Application>();
  if (!application || application.withdrawn_at === null) return null;
  return <Badge tone="grey">{application.is_replaced ? t('Replaced') : t('Withdrawn')}</Badge>;
}
