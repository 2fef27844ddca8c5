import { isCalendarDate } from '@smash/contract';
import type { RecordType } from '../../components/editing/record-type';
import { zoneField } from '../../components/zones/zone-field';
import { t } from '../../i18n/t';
import { formatDate } from '../../i18n/format';

export const ACTIVITY: RecordType = {
  resource: 'activities',
  noun: 'activity',
  rows: 'activities',
  fields: [
    { source: 'title', label: t('Title') },
    zoneField(t('Zone')),
    {
      source: 'happens_on',
      label: t('Date'),
      show: (day) => (typeof day === 'string' && isCalendarDate(day) ? formatDate(day) : ''),
    },
    { source: 'description', label: t('Description') },
  ],
};
