import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/format';
import { type Noun } from '../../i18n/nouns';

/** One field of a form, as a conflict shows it. */
export interface RecordField {
  source: string;
  label: string;
  /** Turns its value into text; left out, the value is text or a number. */
  show?: (value: unknown) => string;
  /** Shown instead of that text, where the text is only good for comparing. */
  render?: (value: unknown) => ReactNode;
}

/** What the shared screens must know of a type of record that administrators create, edit and delete. */
export interface RecordType {
  /** The resource, which is also the address of its list. */
  resource: string;
  /** Its name in sentences: "job". */
  noun: Noun<'noun'>;
  /** Their name in the list: "jobs". */
  rows: Noun<'rows'>;
  fields: readonly RecordField[];
}

/** A field in which two versions differ. */
export interface Difference {
  source: string;
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
}

/** The fields of a form in which two versions of a record differ, in the order of the form. */
export function differences(
  type: RecordType,
  theirs: Record<string, unknown>,
  mine: Record<string, unknown>,
): Difference[] {
  return type.fields
    .filter(({ source, show = asText }) => show(theirs[source]) !== show(mine[source]))
    .map(({ source, label, show = asText, render = show }) => ({
      source,
      label,
      theirs: render(theirs[source]),
      mine: render(mine[source]),
    }));
}

/** Line ends differ by browser, and an empty field holds null or an empty text. */
function asText(value: unknown): string {
  if (typeof value === 'number') return formatNumber(value);
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
}
