import type { RecordType } from '../../components/editing/record-type';
import { zoneField } from '../../components/zones/zone-field';

export const MESSAGE: RecordType = {
  resource: 'messages',
  noun: 'message',
  fields: [
    { source: 'title', label: 'Title' },
    zoneField('For'),
    { source: 'body', label: 'Message' },
    { source: 'is_published', label: 'Published', show: (value) => (value ? 'Published' : 'Draft') },
  ],
};
