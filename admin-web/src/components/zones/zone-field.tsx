import type { KindField } from '../editing/editable-kind';
import { ZoneName } from './zone-name';

/** The zone of a record, as a conflict shows it. */
export function zoneField(label: string): KindField {
  return {
    source: 'zone_id',
    label,
    show: (id) => (typeof id === 'number' ? String(id) : ''),
    render: (id) => <ZoneName id={typeof id === 'number' ? id : null} />,
  };
}
