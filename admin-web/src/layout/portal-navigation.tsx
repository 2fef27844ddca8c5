import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { Role } from '@smash/contract';
import { usePermissions } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { isLimited } from '../providers/session';
import { SectionLink } from './section-link';
import { SectionMenu } from './section-menu';
import { navigationFor } from './sections';
import { t } from '../i18n/t';

/** The sections of the portal, as tabs that are links, and menus of them where there are many. */
export function PortalNavigation() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const { permissions: role } = usePermissions<Role>();
  const entries = navigationFor(role, isLimited());
  // On a phone the tabs scroll sideways: the current one is brought into sight.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && current)
      nav.current.scrollTo({ left: current.offsetLeft - nav.current.offsetLeft - 24 });
  }, [pathname, entries.length]);
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={t('Sections')}
      sx={{ display: 'flex', gap: { xs: 2, md: 3 }, minHeight: 42, overflowX: 'auto' }}
    >
      {entries.map((entry) =>
        'sections' in entry ? (
          <SectionMenu key={entry.label} group={entry} />
        ) : (
          <SectionLink key={entry.to} section={entry} />
        ),
      )}
    </Box>
  );
}
