import { Box, Typography } from '@mui/material';
import { keyframes } from '@mui/system';
import { Burst } from './burst';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** The mark turning slowly over a line of text; the text is announced. */
export function LoadingPanel({ text }: { text: string }) {
  return (
    <Box
      role="status"
      sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 8, color: 'text.secondary' }}
    >
      <Burst
        sx={{ width: 36, height: 36, color: 'primary.main', animation: `${turn} 2.6s linear infinite` }}
      />
      <Typography variant="body2">{text}</Typography>
    </Box>
  );
}
