import { Box, Container, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { Burst } from '../components/burst';
import { AccountLink } from './account-link';
import { HeaderCounters } from './header-counters';
import { LogoutButton } from './logout-button';
import { NAVIGATION } from './navigation-in-sight';
import { PortalNavigation } from './portal-navigation';
import { ThemeSwitch } from './theme-switch';
import { t } from '../i18n/t';

/** From this width on the counters stand beside the title; below it they have a line of their own. */
const WIDE = '@media (min-width: 760px)';
const NARROW_AREAS = '"title title tools" "counters counters counters" "nav nav account"';
const WIDE_AREAS = '"title counters tools" "nav account account"';

/** Title, counters and the person's own things; under them the sections of the portal. */
export function PortalHeader() {
  return (
    <Box
      component="header"
      {...NAVIGATION}
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
    >
      <Container
        maxWidth="xl"
        sx={{
          alignItems: 'center',
          columnGap: 1,
          display: 'grid',
          gridTemplateAreas: NARROW_AREAS,
          gridTemplateColumns: '1fr auto auto',
          pt: 1.5,
          rowGap: 1,
          [WIDE]: { columnGap: 3, gridTemplateAreas: WIDE_AREAS },
        }}
      >
        <PortalTitle />
        <Box sx={{ gridArea: 'counters' }}>
          <HeaderCounters />
        </Box>
        <Box
          sx={{
            display: 'flex',
            gap: 0.5,
            gridArea: 'tools',
            mr: -0.75,
          }}
        >
          <ThemeSwitch />
          <LogoutButton />
        </Box>
        <Box sx={{ gridArea: 'nav', minWidth: 0 }}>
          <PortalNavigation />
        </Box>
        <Box sx={{ gridArea: 'account', justifySelf: 'end', minWidth: 0 }}>
          <AccountLink />
        </Box>
      </Container>
    </Box>
  );
}

function PortalTitle() {
  return (
    <Box
      sx={{ alignItems: 'center', display: 'flex', gap: { xs: 1, md: 1.5 }, gridArea: 'title', minWidth: 0 }}
    >
      <Burst
        sx={{ color: 'primary.main', flex: 'none', height: { xs: 28, md: 34 }, width: { xs: 28, md: 34 } }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.125rem', md: '1.25rem' } }}>
          <Box component={Link} to="/" sx={{ color: 'inherit', textDecoration: 'none' }}>
            {t('Job Management Dashboard')}
          </Box>
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          component="p"
          sx={{ fontSize: { xs: '0.75rem', md: '0.8125rem' }, letterSpacing: '-0.01em' }}
        >
          {t('Manage job postings and track applications')}
        </Typography>
      </Box>
    </Box>
  );
}
