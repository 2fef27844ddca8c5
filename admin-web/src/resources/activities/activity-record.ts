import { formatDate, isCalendarDate } from '@smash/contract';
import type { RecordType } from '../../components/editing/record-type';
import { zoneField } from '../../components/zones/zone-field';

export const ACTIVITY: RecordType = {
  resource: 'activities',
  noun: 'activity',
  fields: [
    { source: 'title', label: 'Title' },
    zoneField('Zone'),
    {
      source: 'happens_on',
      label: 'Date',
      show: (day) => (typeof day === 'string' && isCalendarDate(day) ? formatDate(day) : ''),
    },
    { source: 'description', label: 'Description' },
  ],
};
