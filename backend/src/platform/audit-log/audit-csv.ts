import { auditSentence } from '@smash/contract';
import { csvLine, lagosMoment } from '../csv/csv.js';
import type { AuditEntryDto } from './audit-entry.dto.js';

/** Columns of the CSV: heading and value. Times are in Lagos time. */
const COLUMNS: [heading: string, value: (entry: AuditEntryDto) => string][] = [
  ['Number', ({ id }) => id],
  ['When (Lagos)', ({ at }) => lagosMoment(at)],
  ['What happened', auditSentence],
  ['Account', ({ actor }) => actor?.name ?? ''],
  ['Account id', ({ actor }) => actor?.id ?? ''],
  ['Action', ({ action }) => action],
  ['Thing', ({ object }) => object.type],
  ['Thing id', ({ object }) => object.id],
  [
    'Details',
    ({ data }) =>
      Object.entries(data)
        .map((pair) => pair.join(': '))
        .join('; '),
  ],
];

export const AUDIT_CSV_HEADINGS = csvLine(COLUMNS.map(([heading]) => heading));

export function auditEntryToCsv(entry: AuditEntryDto): string {
  return csvLine(COLUMNS.map(([, value]) => value(entry)));
}
