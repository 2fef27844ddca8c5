import { type Theme, useMediaQuery } from '@mui/material';

/** Whether the window is narrower than a tablet (`sm`), or than a desk (`md`). */
export const useIsNarrow = (below: 'sm' | 'md' = 'sm'): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down(below), { noSsr: true });
