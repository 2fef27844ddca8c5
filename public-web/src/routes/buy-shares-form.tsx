import { ButtonLink } from '../components/button';
import { NotOpenYet } from '../features/investing/not-open-yet';
import { pageHead } from '../lib/page-head';

export const meta = () =>
  pageHead({
    suffix: 'Pay for Shares',
    path: '/buy-shares-form',
    description:
      'Buying shares of Smash brands on this site is not open yet. Ring the hotline or write to us, and an investor relations officer will answer.',
    isHidden: true,
  });

export default function BuySharesFormRoute() {
  return (
    <NotOpenYet
      label="Buy Shares"
      heading="Purchases are not open yet"
      actions={
        <ButtonLink to="/buy-shares" look="outline" viewTransition>
          Back to Buy Shares
        </ButtonLink>
      }
    >
      You cannot pay for shares on this site yet, and nobody may collect money for them in our name. Speak to
      an investor relations officer and we will tell you when it opens.
    </NotOpenYet>
  );
}
