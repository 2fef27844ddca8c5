import { Alert } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadingPanel } from '../../components/loading-panel';
import { failureCode, failureDetail } from '../../providers/api-failure';
import { describeAuthFailure } from '../../providers/auth-provider';
import { takeErrand } from '../../providers/sign-on';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { CardLink, CardPage } from './card-page';
import { t } from '../../i18n/t';

const DONE = {
  connect: t('Your account is connected'),
  confirm: t("You've confirmed that it's you"),
} as const;

const FAILED = {
  connect: t('This login was not connected'),
  confirm: t("You haven't confirmed that it's you"),
} as const;

/** Why the sign-on failed, and where the person can go from here. */
interface Problem {
  title: string;
  detail: string;
  back: string;
  /** The account exists, but an owner has yet to approve it. */
  isPending: boolean;
}

/** The page to which the identity provider sends people back. */
export function SignOnPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const dataProvider = usePortalDataProvider();
  const [problem, setProblem] = useState<Problem>();
  const isTaken = useRef(false);

  useEffect(() => {
    // The provider's response is valid once, and leaves the address, so that it is in no history and no screenshot.
    if (isTaken.current) return;
    isTaken.current = true;
    const { purpose, next } = takeErrand();
    const response = search.slice(1);
    window.history.replaceState(window.history.state, '', location.pathname);
    const complete = async () => {
      if (purpose === 'login') {
        await authProvider?.login({ signOn: response });
        // Nobody was logged in when this page opened, and react-admin remembers that.
        await queryClient.resetQueries({ queryKey: ['auth'] });
      } else {
        await dataProvider.completeOwnSignOn(response);
        notify(DONE[purpose], { type: 'success' });
      }
      void navigate(next, { replace: true });
    };
    complete().catch((error: unknown) => {
      const isPending = purpose === 'login' && failureCode(error) === 'account_pending';
      const problem =
        purpose === 'login'
          ? { title: t('You are not signed in'), detail: describeAuthFailure(error), back: '/login' }
          : {
              title: FAILED[purpose],
              detail: failureDetail(error) ?? t('It could not be completed'),
              back: next,
            };
      setProblem({ ...problem, ...(isPending && { title: t('Nearly there') }), isPending });
    });
  }, [authProvider, dataProvider, navigate, notify, queryClient, search]);

  return (
    <CardPage title={problem?.title ?? t('Signing in')}>
      {problem ? (
        <>
          <Alert severity={problem.isPending ? 'info' : 'error'}>{problem.detail}</Alert>
          <CardLink to={problem.back}>
            {problem.back === '/login' ? t('Back to the login') : t('Back to the portal')}
          </CardLink>
        </>
      ) : (
        <LoadingPanel text={t('Loading...')} />
      )}
    </CardPage>
  );
}
