import { Box, Button, Typography } from '@mui/material';
import { t } from '../../i18n/t';

interface SectionStateProps {
  /** Message when the section could not be fetched. */
  failure: string;
  query: { error: unknown; refetch: () => unknown };
}

/**
 * Placeholder of a part of a screen: says that it is loading, or that it could not be loaded, with a button to try
 * again.
 */
export function SectionState({ failure, query }: SectionStateProps) {
  if (!query.error) {
    return (
      <Typography role="status" variant="body2" color="textSecondary">
        {t('Loading...')}
      </Typography>
    );
  }
  return (
    <Box role="alert" sx={{ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Typography variant="body2">{failure}</Typography>
      <Button color="secondary" size="small" variant="outlined" onClick={() => query.refetch()}>
        {t('Try Again')}
      </Button>
    </Box>
  );
}
