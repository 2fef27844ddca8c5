import { Box, createTheme, ThemeProvider, useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { lightTheme } from '../theme/portal-theme';

const onPaper = createTheme(lightTheme);

/** Paper is white: whatever theme the screen has, prints are made in the light one. */
export function PaperTheme({ children }: { children: ReactNode }) {
  const isPrinting = useMediaQuery('print', { noSsr: true });
  return (
    <ThemeProvider theme={(screen: Theme) => (isPrinting ? onPaper : screen)}>
      <Box sx={{ color: 'text.primary' }}>{children}</Box>
    </ThemeProvider>
  );
}
