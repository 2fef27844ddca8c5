import { SEARCH_LIMIT } from '@smash/contract';
import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useRef } from 'react';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { useTypedFilter } from './use-typed-filter';

interface SearchFilterProps {
  /** Label: "Search by name or email". */
  label: string;
  /** Name of the filter in the address. */
  name?: string;
  /** Whether the key `/` leads to the field. */
  hasShortcut?: boolean;
}

/** Searches on the server while one types. */
export function SearchFilter({ label, name = 'search', hasShortcut = false }: SearchFilterProps) {
  const { text, setText } = useTypedFilter(name);
  const field = useRef<HTMLInputElement>(null);
  useShortcuts(hasShortcut ? { '/': () => field.current?.focus() } : {});

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
          'aria-keyshortcuts': hasShortcut ? '/' : undefined,
          maxLength: SEARCH_LIMIT,
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
