import { Box } from '@mui/material';
import { SearchFilter } from '../../../components/filters/search-filter';
import { useChangeFilter } from '../../../components/filters/use-change-filter';
import { DateFilter } from './date-filter';
import { StatusFilter } from './status-filter';

/** Search, status and date; each is applied at once and kept in the address. */
export function ApplicationFilters() {
  const changeFilter = useChangeFilter();
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
        <SearchFilter label="Search by name or email" onChange={changeFilter} />
      </Box>
      <StatusFilter onChange={changeFilter} />
      <DateFilter onChange={changeFilter} />
    </Box>
  );
}
