import { Button } from '@mui/material';
import { isPermitted, type Permission, type Role } from '@smash/contract';
import type { ReactNode } from 'react';
import { useAuthenticated, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { MessagePanel } from '../components/message-panel';
import { PageHeading } from '../components/page-heading';
import { isLimited } from '../providers/session';
import { t } from '../i18n/t';

const START = (
  <Button component={Link} to="/" variant="contained">
    {t('Go to the start page')}
  </Button>
);
const HOME = (
  <Button component={Link} to="/jobs" variant="contained">
    {t('Job Postings')}
  </Button>
);

/** A screen that the role of this account, or its limit to brands, does not allow. */
export function AccessDeniedPage() {
  const title = isLimited()
    ? t('Your role, or the limit of your account to some brands, does not allow you to view this page')
    : t('Your role does not allow you to view this page');
  return (
    <>
      <PageHeading title={t('Not allowed')} />
      <MessagePanel title={title} action={START}>
        {t('If you need it, please ask an owner of the portal.')}
      </MessagePanel>
    </>
  );
}

/** A screen outside a Resource, for people whose role has the permission. */
export function PermittedPage({ to, children }: { to: Permission; children: ReactNode }) {
  useAuthenticated();
  const { permissions: role, isPending } = usePermissions<Role>();
  if (isPending) return null;
  return role && isPermitted(role, to) ? children : <AccessDeniedPage />;
}

/** The server did not answer when it was asked what this administrator may do. */
export function UnansweredPage() {
  return (
    <>
      <PageHeading title={t('No response')} />
      <MessagePanel title={t("We couldn't check what your role allows")} isAlert action={HOME}>
        {t('Check your connection, then try again.')}
      </MessagePanel>
    </>
  );
}
