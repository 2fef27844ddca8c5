import { RAY } from '@smash/contract';
import { Box, type BoxProps } from '@mui/material';

const RAYS = 13;

/** The company's mark: thirteen tapered rays around an open centre. Decoration only; takes the text colour. */
export function Burst(props: BoxProps) {
  return (
    <Box {...props} component="span" aria-hidden>
      <svg viewBox="0 0 100 100" fill="currentColor" width="100%" height="100%" focusable="false">
        {Array.from({ length: RAYS }, (_, ray) => (
          <path key={ray} d={RAY} transform={`rotate(${((ray * 360) / RAYS).toFixed(3)} 50 50)`} />
        ))}
      </svg>
    </Box>
  );
}
