import { Box } from '@mui/material';
import { NavLink } from 'react-router-dom';

const SECTIONS = [
  { to: '/jobs', label: 'Jobs' },
  { to: '/applications', label: 'Applications' },
  { to: '/accounts', label: 'Accounts' },
];

/** The sections of the portal, as tabs that are links. */
export function PortalNavigation() {
  return (
    <Box
      component="nav"
      aria-label="Sections"
      sx={{ display: 'flex', gap: { xs: 2, md: 3 }, overflowX: 'auto' }}
    >
      {SECTIONS.map(({ to, label }) => (
        <Box
          key={to}
          component={NavLink}
          to={to}
          sx={{
            borderBottom: '3px solid transparent',
            color: 'text.secondary',
            fontSize: '0.9375rem',
            fontWeight: 600,
            py: 1,
            textDecoration: 'none',
            '&:hover': { color: 'text.primary' },
            '&:focus-visible': { outlineOffset: -2 },
            '&.active': { borderColor: 'primary.main', color: 'text.primary' },
          }}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
}
