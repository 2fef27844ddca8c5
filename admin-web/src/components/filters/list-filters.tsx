import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { FoundStatus } from './found-status';
import { SearchFilter } from './search-filter';
import { ChangeFilterProvider, useFilterChanger } from './use-change-filter';

interface ListFiltersProps {
  /** Label of the search: "Search by name or email". */
  searchLabel: string;
  /** Up to three further filters, and the folded ones in MoreFilters. */
  children?: ReactNode;
  /** Whether on a phone the first filter, which holds all others, stands beside the search. */
  isFolded?: boolean;
}

/** The filters over a list; each is applied at once and kept in the address. */
export function ListFilters({ searchLabel, children, isFolded = false }: ListFiltersProps) {
  const changeFilter = useFilterChanger();
  return (
    <ChangeFilterProvider value={changeFilter}>
      <Box
        component="search"
        sx={{
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: {
            xs: isFolded ? 'minmax(0, 1fr) auto' : '1fr 1fr',
            sm: 'minmax(220px, 420px) repeat(2, minmax(0, 190px))',
            md: 'minmax(220px, 420px) repeat(3, minmax(0, 190px))',
          },
          mb: 1.25,
        }}
      >
        <Box sx={{ gridColumn: { xs: isFolded ? 'auto' : '1 / -1', sm: 'auto' } }}>
          <SearchFilter label={searchLabel} hasShortcut />
        </Box>
        {children}
      </Box>
      <FoundStatus />
    </ChangeFilterProvider>
  );
}
