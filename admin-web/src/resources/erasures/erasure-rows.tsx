import { Box, Typography } from '@mui/material';
import type { Erasure } from '@smash/contract/client';
import { ListRow, ListRows } from '../../components/list-rows';
import { ERASURE_REASON_LABELS } from './erasure-reasons';
import { t } from '../../i18n/t';
import { formatDateTime } from '../../i18n/format';

/** The certificates in the server's order: the newest first. */
export function ErasureRows({ erasures }: { erasures: Erasure[] }) {
  return (
    <ListRows label={t('Erasures')}>
      {erasures.map((erasure) => (
        <ErasureRow key={erasure.id} erasure={erasure} />
      ))}
    </ListRows>
  );
}

function ErasureRow({
  erasure: { id, application_id, reason, file_count, erased_at },
}: {
  erasure: Erasure;
}) {
  return (
    <ListRow columns={{ xs: '1fr', md: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 2fr)' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {id}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('Application %{id}', { id: application_id })}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">{ERASURE_REASON_LABELS[reason]}</Typography>
        <Typography variant="caption" color="textSecondary">
          {t('1 file |||| %{smart_count} files', { smart_count: file_count })}
        </Typography>
      </Box>
      <Typography variant="body2">{formatDateTime(erased_at)}</Typography>
    </ListRow>
  );
}
