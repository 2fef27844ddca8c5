import { Box } from '@mui/material';
import type { Application } from '@smash/contract/client';
import { useTokens } from '../../../theme/use-tokens';

type AppliedTag = Application['tags'][number];

/** A tag, square and muted, so that nobody takes it for a status. */
export function TagChip({ tag }: { tag: AppliedTag }) {
  const { background, text } = useTokens()[tag.colour];
  return (
    <Box
      component="span"
      sx={{
        backgroundColor: background,
        borderRadius: 0.75,
        color: text,
        display: 'inline-block',
        fontSize: '0.75rem',
        lineHeight: 1.5,
        maxWidth: '100%',
        overflow: 'hidden',
        px: 0.75,
        textOverflow: 'ellipsis',
        verticalAlign: 'middle',
        whiteSpace: 'nowrap',
      }}
    >
      {tag.name}
    </Box>
  );
}
