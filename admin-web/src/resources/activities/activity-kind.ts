import { formatLongDate, isCalendarDate } from '@smash/contract';
import type { EditableKind } from '../../components/editing/editable-kind';
import { zoneField } from '../../components/zones/zone-field';

export const ACTIVITY: EditableKind = {
  resource: 'activities',
  noun: 'activity',
  fields: [
    { source: 'title', label: 'Title' },
    zoneField('Zone'),
    {
      source: 'happens_on',
      label: 'Date',
      show: (day) => (typeof day === 'string' && isCalendarDate(day) ? formatLongDate(day) : ''),
    },
    { source: 'description', label: 'Description' },
  ],
};
