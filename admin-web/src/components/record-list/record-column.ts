import type { ReactNode } from 'react';

/** One column of a table, and one line of the card that stands for a row on a phone. */
export interface RecordColumn<Row> {
  label: string;
  /** The field that the server sorts by; left out, the column cannot be sorted. */
  source?: string;
  /** The first direction of sorting. */
  firstOrder?: 'ASC' | 'DESC';
  render: (row: Row) => ReactNode;
}
