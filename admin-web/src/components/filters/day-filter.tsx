import { TextField } from '@mui/material';
import { useId } from 'react';
import { useListFilters } from '../../providers/list-state';
import { useChangeFilter } from './use-change-filter';

interface DayFilterProps {
  /** Name of the filter in the address. */
  source: string;
  /** Stands over the field: "From". */
  label: string;
}

/** Only the rows from a day on, or until a day. */
export function DayFilter({ source, label }: DayFilterProps) {
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  const value = filterValues[source];
  return (
    <TextField
      type="date"
      id={useId()}
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => changeFilter(source, target.value === '' ? undefined : target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
