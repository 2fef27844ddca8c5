import { Box, Container, Typography } from '@mui/material';
import { COMPANY } from '@smash/contract';
import { Burst } from '../components/burst';
import { AccountLink } from './account-link';
import { HeaderCounters } from './header-counters';
import { LogoutButton } from './logout-button';
import { PortalNavigation } from './portal-navigation';
import { ThemeSwitch } from './theme-switch';

/** Title, counters and the person's own things; under them the sections of the portal. */
export function PortalHeader() {
  return (
    <Box component="header" sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Container maxWidth="xl">
        <Box
          sx={{
            alignItems: 'center',
            columnGap: 3,
            display: 'grid',
            gridTemplateAreas: { xs: '"title tools" "counters counters"', md: '"title counters tools"' },
            gridTemplateColumns: { xs: '1fr auto', md: '1fr auto auto' },
            pt: 1.75,
            rowGap: 1.5,
          }}
        >
          <Box sx={{ alignItems: 'center', display: 'flex', gap: 1.5, gridArea: 'title', minWidth: 0 }}>
            <Burst title={COMPANY.name} sx={{ color: 'primary.main', flex: 'none', height: 34, width: 34 }} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h1">Job Management Dashboard</Typography>
              <Typography variant="caption" color="text.secondary" component="p" sx={{ textWrap: 'balance' }}>
                Manage job postings and track applications
              </Typography>
            </Box>
          </Box>
          <Box sx={{ gridArea: 'counters' }}>
            <HeaderCounters />
          </Box>
          <Box sx={{ alignItems: 'center', display: 'flex', gap: 0.5, gridArea: 'tools' }}>
            <AccountLink />
            <ThemeSwitch />
            <LogoutButton />
          </Box>
        </Box>
        <PortalNavigation />
      </Container>
    </Box>
  );
}
