import { useRecordContext } from 'react-admin';
import { Badge } from '../../../components/badge';
import type { Application } from '@smash/contract/client';
import { t } from '../../../i18n/t';

/** Says beside the status that the applicant agreed to be kept for other openings. */
export function TalentPoolBadge() {
  const application = useRecordContext<Application>();
  if (!application || application.talent_pool_until === null) return null;
  return <Badge tone="blue">{t('Talent pool')}</Badge>;
}
