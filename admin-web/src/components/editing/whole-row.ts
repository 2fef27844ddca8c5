/** Of a form in columns, a field that takes all of them. */
export const WHOLE_ROW = { gridColumn: '1 / -1' };
