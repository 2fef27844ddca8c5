import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTokens } from '../theme/use-tokens';

/** The five colours a badge may have; which state has which is decided beside the state. */
export type BadgeTone = 'yellow' | 'blue' | 'green' | 'red' | 'grey';

interface BadgeProps {
  tone: BadgeTone;
  children: ReactNode;
  hasDot?: boolean;
}

/** A short word on a coloured pill. The word alone says it; the colour only repeats it. */
export function Badge({ tone, children, hasDot = false }: BadgeProps) {
  const { background, text } = useTokens()[tone];
  return (
    <Box
      component="span"
      sx={{
        alignItems: 'center',
        backgroundColor: background,
        borderRadius: 99,
        color: text,
        display: 'inline-flex',
        fontFamily: 'fontFamily',
        fontSize: '0.8125rem',
        fontWeight: 600,
        gap: 0.75,
        lineHeight: 1.5,
        px: 1.25,
        py: 0.25,
        whiteSpace: 'nowrap',
        ...(hasDot && {
          '&::before': {
            backgroundColor: 'currentcolor',
            borderRadius: '50%',
            content: '""',
            height: 7,
            width: 7,
          },
        }),
      }}
    >
      {children}
    </Box>
  );
}
