import { Box } from '@mui/material';
import { DateFilter } from './date-filter';
import { SearchFilter } from './search-filter';
import { StatusFilter } from './status-filter';

export function ApplicationFilters() {
  return (
    <Box
      component="search"
      sx={{
        display: 'grid',
        gap: 1.25,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(260px, 420px) 170px 170px' },
        mb: 2,
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <SearchFilter />
      </Box>
      <StatusFilter />
      <DateFilter />
    </Box>
  );
}
