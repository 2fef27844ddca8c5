import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { Role } from '@smash/contract';
import { usePermissions } from 'react-admin';
import { NavLink, useLocation } from 'react-router-dom';
import { sectionsFor } from './sections';

/** The sections of the portal, as tabs that are links. */
export function PortalNavigation() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const { permissions: role } = usePermissions<Role>();
  const sections = sectionsFor(role);
  // On a phone the tabs scroll sideways: the current one is brought into sight.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav.current && current)
      nav.current.scrollTo({ left: current.offsetLeft - nav.current.offsetLeft - 24 });
  }, [pathname, sections.length]);
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label="Sections"
      sx={{ display: 'flex', gap: { xs: 2, md: 3 }, minHeight: 42, overflowX: 'auto' }}
    >
      {sections.map(({ to, label }) => (
        <Box
          key={to}
          component={NavLink}
          to={to}
          sx={{
            whiteSpace: 'nowrap',
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
