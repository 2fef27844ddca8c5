import { Box, Button, Chip } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useListFilters } from '../../providers/list-state';
import { focusMainIfLost } from '../focus-main';
import { t } from '../../i18n/t';

interface FilterChipsProps {
  /** Label of a filter in use, by its name in the address; undefined for one that needs no chip. */
  describe: (name: string, value: unknown) => string | undefined;
  /** Filters that mean nothing without the named one and are removed with it. */
  tiedTo?: (name: string) => readonly string[];
  /** Called with the names of filters that a person has removed. */
  onRemoved?: (names: readonly string[]) => void;
}

/** The filters in use, each with a button that removes it, and one button for all. */
export function FilterChips({ describe, tiedTo, onRemoved }: FilterChipsProps) {
  const { filterValues, setFilters } = useListFilters();
  const chips = Object.entries(filterValues).flatMap(([name, value]) => {
    const label = describe(name, value);
    return label === undefined ? [] : [{ name, label }];
  });
  const list = useRef<HTMLUListElement>(null);
  /** Position of the chip that was just removed. */
  const gap = useRef<number>(undefined);
  useEffect(() => {
    if (gap.current === undefined) return;
    const others = list.current?.querySelectorAll<HTMLElement>('.MuiChip-root') ?? [];
    // Focuses the chip that took its place, or the last; with the last chip the list itself goes.
    others[Math.min(gap.current, others.length - 1)]?.focus();
    focusMainIfLost();
    gap.current = undefined;
  }, [chips.length]);
  if (chips.length === 0) return null;
  const takeOff = (name: string, index: number) => {
    gap.current = index;
    const off = [name, ...(tiedTo?.(name) ?? [])];
    setFilters(Object.fromEntries(Object.entries(filterValues).filter(([other]) => !off.includes(other))));
    onRemoved?.(off);
  };
  const clear = () => {
    gap.current = 0;
    setFilters({});
    onRemoved?.(Object.keys(filterValues));
  };
  return (
    <Box
      component="ul"
      ref={list}
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
      {chips.map(({ name, label }, index) => (
        <li key={name}>
          <Chip
            size="small"
            label={label}
            onDelete={() => takeOff(name, index)}
            onClick={() => takeOff(name, index)}
            aria-label={t('Remove the filter %{label}', { label })}
          />
        </li>
      ))}
      <li>
        <Button color="secondary" size="small" onClick={clear}>
          {t('Clear all')}
        </Button>
      </li>
    </Box>
  );
}
