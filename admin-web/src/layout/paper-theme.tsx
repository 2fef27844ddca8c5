import { Box, createTheme, ThemeProvider, type Theme } from '@mui/material';
import { type ReactNode, useSyncExternalStore } from 'react';
import { lightTheme } from '../theme/portal-theme';

const onPaper = createTheme(lightTheme);

const printing = matchMedia('print');

/** Used instead of Material UI's hook, which warns about every print query. */
function watchPrinting(onChange: () => void): () => void {
  printing.addEventListener('change', onChange);
  return () => printing.removeEventListener('change', onChange);
}

/** Paper is white: whatever theme the screen has, prints are made in the light one. */
export function PaperTheme({ children }: { children: ReactNode }) {
  const isPrinting = useSyncExternalStore(watchPrinting, () => printing.matches);
  return (
    <ThemeProvider theme={(screen: Theme) => (isPrinting ? onPaper : screen)}>
      <Box sx={{ color: 'text.primary' }}>{children}</Box>
    </ThemeProvider>
  );
}
