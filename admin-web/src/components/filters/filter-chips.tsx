import { Box, Button, Chip } from '@mui/material';
import { useListFilters } from '../../providers/list-state';
import { t } from '../../i18n/t';

interface FilterChipsProps {
  /** What a filter in use says, by its name in the address; nothing for one that needs no chip. */
  describe: (name: string, value: unknown) => string | undefined;
}

/** The filters in use, each with a way to take it off, and all at once. */
export function FilterChips({ describe }: FilterChipsProps) {
  const { filterValues, setFilters } = useListFilters();
  const chips = Object.entries(filterValues).flatMap(([name, value]) => {
    const label = describe(name, value);
    return label === undefined ? [] : [{ name, label }];
  });
  if (chips.length === 0) return null;
  const without = (name: string) =>
    setFilters(Object.fromEntries(Object.entries(filterValues).filter(([other]) => other !== name)));
  return (
    <Box
      component="ul"
      aria-label={t('Filters in use')}
      sx={{
        alignItems: 'center',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.75,
        listStyle: 'none',
        m: 0,
        mb: 1,
        p: 0,
      }}
    >
      {chips.map(({ name, label }) => (
        <li key={name}>
          <Chip
            size="small"
            label={label}
            onDelete={() => without(name)}
            onClick={() => without(name)}
            aria-label={t('Remove the filter %{label}', { label })}
          />
        </li>
      ))}
      <li>
        <Button color="secondary" size="small" onClick={() => setFilters({})}>
          {t('Clear all')}
        </Button>
      </li>
    </Box>
  );
}
