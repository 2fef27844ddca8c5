import { Box, Button, Typography } from '@mui/material';
import type { OwnSession } from '@smash/contract/client';
import { Badge } from '../../../components/badge';
import { useFocusAfterRemoval } from '../../../components/use-focus-after-removal';
import { t } from '../../../i18n/t';
import { formatDateTime } from '../../../i18n/format';

interface SessionRowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => unknown;
}

/** One session: its browser, when it began, when it was last used, and from where. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { device, is_current, began_at, last_used_at, network } = session;
  const rememberEnd = useFocusAfterRemoval();
  const end = () => {
    rememberEnd();
    void onEnd();
  };
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
          {is_current && <Badge tone="green">{t('This session')}</Badge>}
        </Box>
        <Typography variant="caption" color="textSecondary" component="p">
          {t('Since %{time}', { time: formatDateTime(began_at) })}
          {!is_current && ` · ${t('last used %{time}', { time: formatDateTime(last_used_at) })}`}
        </Typography>
        {network !== null && (
          <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {t('Network %{network}', { network })}
          </Typography>
        )}
      </Box>
      {!is_current && (
        <Button
          aria-label={t('End the session of %{device}', { device })}
          color="secondary"
          size="small"
          disabled={isBusy}
          onClick={end}
        >
          {t('End')}
        </Button>
      )}
    </Box>
  );
}
