import { Chip } from '@mui/material';
import type { AuditEntry } from '@smash/contract/client';
import { useListContext } from 'react-admin';
import { useListFilters } from '../../providers/list-state';

/** Says that only the entries about one thing are listed, and lets go of it. */
export function ThingFilter() {
  const { filterValues, setFilters } = useListFilters();
  const { data = [] } = useListContext<AuditEntry>();
  const { object_id: id, object_type: type, ...others } = filterValues;
  if (typeof id !== 'string' && typeof type !== 'string') return null;
  const label = data.find(({ object }) => object.id === id)?.object.label ?? id;
  return (
    <Chip
      label={`Only about ${[type, label].filter((part) => typeof part === 'string').join(' ')}`}
      onDelete={() => setFilters(others)}
      sx={{ mb: 2, maxWidth: '100%' }}
    />
  );
}
