import type { EditableKind } from '../../components/editing/editable-kind';

export const ZONE: EditableKind = {
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
