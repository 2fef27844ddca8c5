import { useTheme } from '@mui/material';
import { DARK, LIGHT, type Tokens } from './tokens';

/** The brand colours of the scheme in use. */
export function useTokens(): Tokens {
  return useTheme().palette.mode === 'dark' ? DARK : LIGHT;
}
