import { useState } from 'react';
import { TextLink } from '../components/text-link';
import { AccessPage } from '../components/access/access-page';
import { AnotherLink, ConfirmForm, DeadLink } from '../features/members/access/confirm-form';
import { Confirmed } from '../features/members/access/confirmed';
import { useConfirmationLink } from '../features/members/access/use-confirmation-link';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { PageHandle } from '../lib/page-handle';
import type { Route } from './+types/confirm';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export const handle: PageHandle = { isEmptyWithoutScripts: true };

const ENTER_PASSWORD = 'Enter the password you chose when you signed up to open your account.';
const ASK_AGAIN =
  'The link in our email opens your account. If you’ve lost it or it has expired, we can send you another.';

export default function ConfirmRoute() {
  const { link, setDead } = useConfirmationLink();
  const [isConfirmed, setConfirmed] = useState(false);

  /** The form for the link; undefined while the page is prerendered and hydrated. */
  function content() {
    switch (link.type) {
      case 'unknown':
        return undefined;
      case 'none':
        return <AnotherLink />;
      case 'dead':
        return <DeadLink />;
      case 'open':
        return (
          <ConfirmForm {...link} key={link.token} onConfirmed={() => setConfirmed(true)} onDead={setDead} />
        );
    }
  }

  if (isConfirmed) return <Confirmed />;
  return (
    <AccessPage
      heading="Confirm your address"
      lead={link.type === 'none' || link.type === 'dead' ? ASK_AGAIN : ENTER_PASSWORD}
      links={
        <>
          {link.type === 'open' && (
            <TextLink to="/investor-signup" icon="refresh" viewTransition>
              Forgotten your password? Sign up again
            </TextLink>
          )}
          <TextLink to="/login" icon="arrow" viewTransition>
            Already confirmed? Log in
          </TextLink>
        </>
      }
    >
      {content()}
    </AccessPage>
  );
}
