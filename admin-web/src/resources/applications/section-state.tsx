import { Box, Button, Typography } from '@mui/material';

interface SectionStateProps {
  /** What is being fetched, at the beginning of a sentence: "The notes". */
  what: string;
  query: { error: unknown; refetch: () => unknown };
}

/** Stands where a part of a screen will be: that it is loading, or that it could not be, with a way to try again. */
export function SectionState({ what, query }: SectionStateProps) {
  if (!query.error) {
    return (
      <Typography role="status" variant="body2" color="textSecondary">
        Loading...
      </Typography>
    );
  }
  return (
    <Box role="alert" sx={{ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Typography variant="body2">{what} could not be loaded.</Typography>
      <Button color="secondary" size="small" variant="outlined" onClick={() => query.refetch()}>
        Try Again
      </Button>
    </Box>
  );
}
