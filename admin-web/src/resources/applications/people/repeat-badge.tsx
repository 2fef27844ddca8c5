import { useRecordContext } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { Badge } from '../../../components/badge';
import { t } from '../../../i18n/t';

/** Says of an application that the person had applied for the job before. */
export function RepeatBadge() {
  const application = useRecordContext<Application>();
  if (!application || application.repeat_of === null) return null;
  return <Badge tone="grey">{t('Applied before')}</Badge>;
}
