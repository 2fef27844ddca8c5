import { useState } from 'react';
import { TextLink } from '../components/text-link';
import { AccessPage } from '../features/members/access/access-page';
import { AnotherLink, ConfirmForm } from '../features/members/access/confirm-form';
import { Confirmed } from '../features/members/access/confirmed';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import { useHashToken } from '../lib/use-hash-token';
import type { Route } from './+types/confirm';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export default function ConfirmRoute() {
  const token = useHashToken();
  const [isConfirmed, setConfirmed] = useState(false);
  if (isConfirmed) return <Confirmed />;
  return (
    <AccessPage
      heading="Confirm your address"
      lead={
        token === ''
          ? 'The link in our mail opens your account. If it is lost or too old, we send you another.'
          : 'One press, and your account is open.'
      }
      links={
        <TextLink to="/login" icon="arrow" viewTransition>
          Confirmed already? Log in
        </TextLink>
      }
    >
      {token === undefined ? undefined : token ? (
        <ConfirmForm token={token} onConfirmed={() => setConfirmed(true)} />
      ) : (
        <AnotherLink />
      )}
    </AccessPage>
  );
}
