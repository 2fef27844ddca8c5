import { formatDateTime } from '@smash/contract';
import { Box, Typography } from '@mui/material';
import type { Erasure } from '@smash/contract/client';
import { ListRow, ListRows } from '../../components/list-rows';
import { ERASURE_REASON_LABELS } from './erasure-reasons';

/** The certificates in the server's order: the newest first. */
export function ErasureRows({ erasures }: { erasures: Erasure[] }) {
  return (
    <ListRows label="Erasures">
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
          Application {application_id}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">{ERASURE_REASON_LABELS[reason]}</Typography>
        <Typography variant="caption" color="textSecondary">
          {file_count === 1 ? '1 file' : `${file_count} files`}
        </Typography>
      </Box>
      <Typography variant="body2">{formatDateTime(erased_at)}</Typography>
    </ListRow>
  );
}
