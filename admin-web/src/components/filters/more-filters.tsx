import FilterIcon from '@mui/icons-material/FilterList';
import { Box, Button } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useListFilters } from '../../providers/list-state';
import { t } from '../../i18n/t';

interface MoreFiltersProps {
  /** Names in the address of the filters in here. */
  names: readonly string[];
  /** Label of the button. */
  label?: string;
  children: ReactNode;
}

/** The filters that are needed less often: folded away unless one is in use, and counted on the button. */
export function MoreFilters({ names, label = t('More filters'), children }: MoreFiltersProps) {
  const id = useId();
  const { filterValues } = useListFilters();
  const used = names.filter((name) => filterValues[name] !== undefined).length;
  const [isOpen, setOpen] = useState(used > 0);
  return (
    <>
      <Button
        color="secondary"
        variant="outlined"
        aria-controls={id}
        aria-expanded={isOpen}
        startIcon={<FilterIcon />}
        sx={{ justifySelf: 'start' }}
        onClick={() => setOpen(!isOpen)}
      >
        {used === 0 ? label : `${label} (${used})`}
      </Button>
      <Box
        id={id}
        hidden={!isOpen}
        sx={{
          display: isOpen ? 'grid' : 'none',
          gap: 1.25,
          gridColumn: '1 / -1',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
        }}
      >
        {children}
      </Box>
    </>
  );
}
