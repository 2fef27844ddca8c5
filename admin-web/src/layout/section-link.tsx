import { Box } from '@mui/material';
import { NavLink } from 'react-router-dom';
import type { Section } from './sections';

/** How a tab of the navigation looks; the current one is underlined. */
export const TAB = {
  borderBottom: '3px solid transparent',
  color: 'text.secondary',
  fontSize: '0.9375rem',
  fontWeight: 600,
  py: 1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { borderColor: 'primary.main', color: 'text.primary' },
} as const;

export function SectionLink({ section: { to, label } }: { section: Section }) {
  return (
    <Box component={NavLink} to={to} sx={TAB}>
      {label}
    </Box>
  );
}
