import { useRecordContext } from 'react-admin';
import { DECISIONS } from '@smash/contract';
import { Badge } from '../../../components/badge';
import type { Application } from '@smash/contract/client';
import { t } from '../../../i18n/t';

/** Says beside a decision that no email tells the applicant of it. */
export function UntoldBadge() {
  const application = useRecordContext<Application>();
  if (!application || application.withdrawn_at !== null) return null;
  const { status, told_status } = application;
  const isUntold = DECISIONS.some((decision) => decision === status) && told_status !== status;
  return isUntold ? <Badge tone="yellow">{t('Not told')}</Badge> : null;
}
