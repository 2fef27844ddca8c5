import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ScriptNotice } from '../components/script-notice';
import { TextLink } from '../components/text-link';
import { AccessPage } from '../components/access/access-page';
import { LoginForm } from '../features/members/access/login-form';
import { loadHead } from '../lib/load-head';
import { isLoggedIn, watchMember } from '../lib/member-session';
import { loadedHead } from '../lib/page-head';
import type { Route } from './+types/login';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export default function LoginRoute() {
  const navigate = useNavigate();
  useEffect(() => {
    const goOn = () => {
      if (isLoggedIn()) void navigate('/dashboard', { replace: true });
    };
    goOn();
    // Another tab may store its login a moment after this page is shown.
    return watchMember(goOn);
  }, [navigate]);
  return (
    <AccessPage
      heading="Welcome back"
      lead="See your messages, our projects, and a receipt for every purchase of shares."
      links={
        <>
          <TextLink to="/reset-password" icon="refresh" viewTransition>
            Forgotten your password?
          </TextLink>
          <TextLink to="/investor-signup" icon="arrow" viewTransition>
            Not a member yet? Sign up
          </TextLink>
        </>
      }
    >
      <ScriptNotice />
      <LoginForm />
    </AccessPage>
  );
}
