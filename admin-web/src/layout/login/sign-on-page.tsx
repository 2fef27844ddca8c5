import { Alert, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useLogin, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadingPanel } from '../../components/loading-panel';
import { TextLink } from '../../components/text-link';
import { failureDetail } from '../../providers/api-failure';
import { describeAuthFailure } from '../../providers/auth-provider';
import type { PortalDataProvider } from '../../providers/data-provider';
import { takeErrand } from '../../providers/sign-on';
import { CardPage } from './card-page';

const DONE = { connect: 'Your account is connected', confirm: "You've confirmed that it's you" } as const;

/** Where the identity provider sends people back to. */
export function SignOnPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const login = useLogin();
  const notify = useNotify();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const [problem, setProblem] = useState<{ detail: string; back: string }>();
  const isTaken = useRef(false);

  useEffect(() => {
    // What the provider sent counts once, and stands in no history and no screenshot.
    if (isTaken.current) return;
    isTaken.current = true;
    const { purpose, next } = takeErrand();
    const response = search.slice(1);
    window.history.replaceState(window.history.state, '', location.pathname);
    const complete = async () => {
      if (purpose === 'login') {
        await login({ signOn: response }, next);
        return;
      }
      await dataProvider.completeOwnSignOn(response);
      void navigate(next, { replace: true });
      notify(DONE[purpose], { type: 'success' });
    };
    complete().catch((error: unknown) =>
      setProblem(
        purpose === 'login'
          ? { detail: describeAuthFailure(error), back: '/login' }
          : { detail: failureDetail(error) ?? 'It could not be completed', back: next },
      ),
    );
  }, [dataProvider, login, navigate, notify, search]);

  return (
    <CardPage title={problem ? 'You are not signed in' : 'Signing in'}>
      {problem ? (
        <>
          <Alert severity="error">{problem.detail}</Alert>
          <Typography variant="body2" sx={{ mt: 2.5, textAlign: 'center' }}>
            <TextLink to={problem.back}>
              {problem.back === '/login' ? 'Back to the login' : 'Back to the portal'}
            </TextLink>
          </Typography>
        </>
      ) : (
        <LoadingPanel text="Loading..." />
      )}
    </CardPage>
  );
}
