import { TextField } from '@mui/material';
import { useId } from 'react';
import { useTypedFilter } from './use-typed-filter';

interface DayFilterProps {
  /** Name of the filter in the address. */
  source: string;
  /** Label over the field: "From". */
  label: string;
}

/** Each typed digit of a year makes a date: 0002-11-05, 0020-11-05 and so on. */
const hasWholeYear = (day: string) => !day.startsWith('0');

/** Filters the rows from a day on, or until a day. */
export function DayFilter({ source, label }: DayFilterProps) {
  const { text, setText, apply } = useTypedFilter(source, hasWholeYear);
  return (
    <TextField
      type="date"
      id={useId()}
      label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
