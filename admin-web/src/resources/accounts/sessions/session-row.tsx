import { Box, Button, Typography } from '@mui/material';
import { formatDateTime } from '@smash/contract';
import type { OwnSession } from '@smash/contract/client';
import { Badge } from '../../../components/badge';

interface SessionRowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => unknown;
}

/** One session: with which browser, since when, used when last, and from where. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { device, is_current, began_at, last_used_at, network } = session;
  return (
    <Box
      component="li"
      sx={{
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        columnGap: 2,
        display: 'flex',
        justifyContent: 'space-between',
        py: 1.5,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ alignItems: 'center', columnGap: 1, display: 'flex', flexWrap: 'wrap', rowGap: 0.25 }}>
          <Typography variant="body1" sx={{ fontWeight: 600 }}>
            {device}
          </Typography>
          {is_current && <Badge tone="green">This session</Badge>}
        </Box>
        <Typography variant="caption" color="textSecondary" component="p">
          Since {formatDateTime(new Date(began_at))}
          {!is_current && ` · last used ${formatDateTime(new Date(last_used_at))}`}
        </Typography>
        {network !== null && (
          <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
            Network {network}
          </Typography>
        )}
      </Box>
      {!is_current && (
        <Button
          aria-label={`End the session of ${device}`}
          color="secondary"
          size="small"
          disabled={isBusy}
          onClick={() => void onEnd()}
        >
          End
        </Button>
      )}
    </Box>
  );
}
