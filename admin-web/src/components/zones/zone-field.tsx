import type { RecordField } from '../editing/record-type';
import { ZoneName } from './zone-name';

/** The zone of a record, as a conflict shows it. */
export function zoneField(label: string): RecordField {
  return {
    source: 'zone_id',
    label,
    show: (id) => (typeof id === 'number' ? String(id) : ''),
    render: (id) => <ZoneName id={typeof id === 'number' ? id : null} />,
  };
}
