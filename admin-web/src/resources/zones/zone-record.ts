import type { RecordType } from '../../components/editing/record-type';

export const ZONE: RecordType = {
  resource: 'zones',
  noun: 'zone',
  fields: [
    { source: 'name', label: 'Name' },
    {
      source: 'states',
      label: 'States',
      show: (states) => (Array.isArray(states) ? states.map(String).sort().join(', ') : ''),
    },
  ],
};
