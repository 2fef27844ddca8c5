import { Box, Card, Typography } from '@mui/material';
import type { Erasure } from '@smash/contract/client';
import { formatMoment } from '../../components/lagos-time';
import { ERASURE_REASON_LABELS } from './erasure-reasons';

/** The certificates in the server's order: the newest first. */
export function ErasureRows({ erasures }: { erasures: Erasure[] }) {
  return (
    <Card component="ul" aria-label="Erasures" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {erasures.map((erasure) => (
        <ErasureRow key={erasure.id} erasure={erasure} />
      ))}
    </Card>
  );
}

function ErasureRow({
  erasure: { id, application_id, reason, file_count, erased_at },
}: {
  erasure: Erasure;
}) {
  return (
    <Box
      component="li"
      sx={{
        alignItems: 'center',
        columnGap: 2,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 2fr)' },
        px: { xs: 2, md: 2.5 },
        py: 1.25,
        rowGap: 0.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
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
      <Typography variant="body2">{formatMoment(erased_at)}</Typography>
    </Box>
  );
}
