import { Box, Card, Container, Typography } from '@mui/material';
import { COMPANY } from '@smash/contract';
import type { ReactNode } from 'react';
import { Burst } from '../../components/burst';
import { TextLink } from '../../components/text-link';
import { ThemeSwitch } from '../theme-switch';

interface CardPageProps {
  title: string;
  maxWidth?: 'xs' | 'sm';
  children: ReactNode;
}

/** One card on a page of its own, for people who are not logged in. */
export function CardPage({ title, maxWidth = 'xs', children }: CardPageProps) {
  return (
    <Box component="main" sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <title>{`${COMPANY.name} | ${title}`}</title>
      <Box sx={{ alignSelf: 'flex-end', p: 1.5 }}>
        <ThemeSwitch />
      </Box>
      <Container maxWidth={maxWidth} sx={{ my: 'auto', pb: 10 }}>
        <Box sx={{ alignItems: 'center', display: 'flex', gap: 1.25, mb: 2.5 }}>
          <Burst sx={{ color: 'primary.main', height: 32, width: 32 }} />
          <Typography variant="h3" component="p">
            {COMPANY.name}
          </Typography>
        </Box>
        <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
          <Typography variant="h2" component="h1" sx={{ mb: 2.5 }}>
            {title}
          </Typography>
          {children}
        </Card>
      </Container>
    </Box>
  );
}

/** The link that leads on, under the text of a card. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ mt: 2.5, textAlign: 'center' }}>
      <TextLink to={to}>{children}</TextLink>
    </Typography>
  );
}
