import { Box } from '@mui/material';

/**
 * The key that does the same as a button; hidden where there is no keyboard or no room. The button itself tells screen
 * readers.
 */
export function KeyHint({ name }: { name: string }) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        border: 1,
        borderColor: 'currentcolor',
        borderRadius: '4px',
        fontFamily: 'inherit',
        fontSize: '0.75rem',
        lineHeight: 1.2,
        minWidth: 18,
        opacity: 0.75,
        px: 0.5,
        textAlign: 'center',
        '@media (hover: none), (max-width: 480px)': { display: 'none' },
      }}
    >
      {name}
    </Box>
  );
}
