import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useListFilters } from '../../providers/list-state';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { useChangeFilter } from './use-change-filter';

/** Milliseconds without a keystroke before the list is asked for. */
const TYPING_PAUSE_MS = 300;

interface SearchFilterProps {
  /** What it searches: "Search by name or email". */
  label: string;
  /** As the filter is called in the address. */
  name?: string;
}

/** Searches on the server while one types. */
export function SearchFilter({ label, name = 'search' }: SearchFilterProps) {
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  const applied = typeof filterValues[name] === 'string' ? filterValues[name] : '';
  const [text, setText] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);

  const field = useRef<HTMLInputElement>(null);
  useShortcuts(name === 'search' ? { '/': () => field.current?.focus() } : {});

  // The address may change by other means, such as the Back button: then the box follows it.
  if (applied !== lastApplied) {
    setLastApplied(applied);
    setText(applied);
  }

  useEffect(() => {
    if (text === applied) return;
    const timer = setTimeout(() => changeFilter(name, text === '' ? undefined : text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, text, applied, changeFilter]);

  return (
    <TextField
      type="search"
      inputRef={field}
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder={`${label}...`}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          'aria-keyshortcuts': name === 'search' ? '/' : undefined,
          maxLength: 200,
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
