import { Box } from '@mui/material';
import { useTokens } from '../../../theme/use-tokens';
import type { Piece } from './passages';

/** A text with the searched words marked. */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  const { yellow } = useTokens();
  return pieces.map(({ text, isHit }, index) =>
    isHit ? (
      <Box
        key={index}
        component="mark"
        sx={{ bgcolor: yellow.background, borderRadius: '3px', color: yellow.text, px: '2px' }}
      >
        {text}
      </Box>
    ) : (
      text
    ),
  );
}
