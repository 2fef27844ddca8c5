import { TextLink } from '../components/text-link';
import { AccessPage } from '../components/access/access-page';
import { ForgottenPassword, NewPasswordForm } from '../features/members/access/new-password-form';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import { useHashToken } from '../lib/use-hash-token';
import type { PageHandle } from '../lib/page-handle';
import type { Route } from './+types/reset-password';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export const handle: PageHandle = { isEmptyWithoutScripts: true };

export default function ResetPasswordRoute() {
  const token = useHashToken();
  const isOpened = Boolean(token);
  return (
    <AccessPage
      heading={isOpened ? 'Choose a new password' : 'Forgotten your password?'}
      lead={
        isOpened
          ? 'Your new password will apply on every device.'
          : 'Enter your email address and we’ll send you a link to choose a new password. It works once and expires in 30 minutes.'
      }
      links={
        <TextLink to={isOpened ? '/reset-password' : '/login'} icon="back" viewTransition>
          {isOpened ? 'Get another link' : 'Back to login'}
        </TextLink>
      }
    >
      {token === undefined ? undefined : token ? <NewPasswordForm token={token} /> : <ForgottenPassword />}
    </AccessPage>
  );
}
