import { Box, Card, Typography } from '@mui/material';
import { type Role, ROLE_LABELS } from '@smash/contract';
import { useAuthenticated, useGetIdentity } from 'react-admin';
import { PageHeading } from '../../components/page-heading';
import { LimitedTo } from '../../components/limited-to';
import { ShortcutsSwitch } from '../../components/shortcuts/shortcuts-switch';
import { CalendarSection } from './calendar/calendar-section';
import { LanguageChoice } from './language-choice';
import { NoticesSection } from './notices/notices-section';
import { PasswordSection } from './password-section';
import { ShownTogether } from './shown-together';
import { SignOnSection } from './sign-on/sign-on-section';
import { RunningVersion } from './running-version';
import { OwnSessions } from './sessions/own-sessions';
import { TwoStepSection } from './two-step/two-step-section';
import { t } from '../../i18n/t';

/** The own account: name, role and limit, a new password, two-step login, and the sessions. */
export function MyAccountPage() {
  useAuthenticated();
  const { identity } = useGetIdentity();
  const role = identity?.['role'] as Role | undefined;
  const email: unknown = identity?.['email'];
  return (
    <>
      <PageHeading title={t('My account')} />
      <Box
        sx={{
          alignItems: 'start',
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 3fr)' },
          maxWidth: 1080,
        }}
      >
        <Card sx={{ p: { xs: 2, md: 3 } }}>
          <Typography variant="body1" sx={{ fontWeight: 600 }}>
            {identity?.fullName}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
            {typeof email === 'string' && email}
            {role && ` · ${t(ROLE_LABELS[role])}`}
            <LimitedTo />
          </Typography>
          <LanguageChoice />
          <PasswordSection />
          <Box sx={{ mt: 3 }}>
            <ShortcutsSwitch />
          </Box>
        </Card>
        <ShownTogether>
          <SignOnSection />
          <TwoStepSection />
          <NoticesSection />
          <CalendarSection />
          <OwnSessions />
        </ShownTogether>
      </Box>
      <RunningVersion />
    </>
  );
}
