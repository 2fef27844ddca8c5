import type { RecordType } from '../../components/editing/record-type';
import { t } from '../../i18n/t';

export const ZONE: RecordType = {
  resource: 'zones',
  noun: 'zone',
  rows: 'zones',
  fields: [
    { source: 'name', label: t('Name') },
    {
      source: 'states',
      label: t('States'),
      show: (states) => (Array.isArray(states) ? states.map(String).sort().join(', ') : ''),
    },
  ],
};
