import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { type Identifier, type RaRecord, useGetList } from 'react-admin';

/** Rows that are offered at once; typing finds the others. */
const OFFERED = { page: 1, perPage: 20 };

export interface Choice<Id extends Identifier> {
  id: Id;
  label: string;
}

interface SearchedChoiceProps<Id extends Identifier, Row extends RaRecord<Id>> {
  resource: string;
  toLabel: (row: Row) => string;
  /** Field that the rows are ordered by. */
  sortedBy: string;
  /** Choices that are not rows, found by their labels. */
  others?: readonly Choice<Id>[];
  value: Choice<Id> | null;
  onChange: (id: Id | undefined) => void;
  /** Accessible name. */
  name: string;
  /** Shown while nothing is chosen. */
  none: string;
  noMatches: string;
}

/** Chooses one of any number of rows, or none; the server looks for what is typed. */
export function SearchedChoice<Id extends Identifier, Row extends RaRecord<Id>>({
  resource,
  toLabel,
  sortedBy,
  others = [],
  value,
  onChange,
  name,
  none,
  noMatches,
}: SearchedChoiceProps<Id, Row>) {
  const [search, setSearch] = useState('');
  const { data = [], isFetching } = useGetList<Row>(resource, {
    pagination: OFFERED,
    sort: { field: sortedBy, order: 'ASC' },
    filter: { search },
  });
  return (
    <Autocomplete
      value={value}
      options={[
        ...data.map((row) => ({ id: row.id, label: toLabel(row) })),
        ...others.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase())),
      ]}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ label }) => label}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={noMatches}
      onChange={(_event, option) => {
        setSearch('');
        onChange(option?.id);
      }}
      onInputChange={(_event, text, reason) => setSearch(reason === 'input' ? text : '')}
      renderInput={({ slotProps, ...input }) => (
        <TextField
          {...input}
          placeholder={none}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': name } }}
        />
      )}
    />
  );
}
