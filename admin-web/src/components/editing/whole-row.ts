/** Style of a field that spans all columns of a form. */
export const WHOLE_ROW = { gridColumn: '1 / -1' };
