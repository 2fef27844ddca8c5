import { Box, Button, Typography } from '@mui/material';
import type { AuditEntry } from '@smash/contract/client';
import { useListContext } from 'react-admin';
import { useListFilters } from '../../providers/list-state';
import { t } from '../../i18n/t';
import { tContract } from '../../i18n/t-contract';

/** Says that only the entries about one thing are listed, with a button that lists all. */
export function ThingFilter() {
  const { filterValues, setFilters } = useListFilters();
  const { data = [] } = useListContext<AuditEntry>();
  const { object_id: id, object_type: type, ...others } = filterValues;
  if (typeof id !== 'string' && typeof type !== 'string') return null;
  const label = data.find(({ object }) => object.id === id)?.object.label ?? id;
  const thing = [typeof type === 'string' ? tContract(type) : type, label]
    .filter((part) => typeof part === 'string')
    .join(' ');
  return (
    <Box sx={{ alignItems: 'center', display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mb: 2 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t('Only about %{thing}', { thing })}
      </Typography>
      <Button color="secondary" size="small" onClick={() => setFilters(others)}>
        {t('Show other things too')}
      </Button>
    </Box>
  );
}
