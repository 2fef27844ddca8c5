import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useListFilters } from '../../../providers/list-state';
import type { ChangeFilter } from './use-change-filter';

/** Milliseconds without a keystroke before the list is asked for. */
const TYPING_PAUSE_MS = 300;

/** Searches names and e-mail addresses on the server. */
export function SearchFilter({ onChange }: { onChange: ChangeFilter }) {
  const { filterValues } = useListFilters();
  const applied = typeof filterValues['search'] === 'string' ? filterValues['search'] : '';
  const [text, setText] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);

  // The address may change by other means, such as the Back button: then the box follows it.
  if (applied !== lastApplied) {
    setLastApplied(applied);
    setText(applied);
  }

  useEffect(() => {
    if (text === applied) return;
    const timer = setTimeout(() => onChange('search', text === '' ? undefined : text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, applied, onChange]);

  return (
    <TextField
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder="Search by name or email..."
      slotProps={{
        htmlInput: { 'aria-label': 'Search by name or email', maxLength: 200 },
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
