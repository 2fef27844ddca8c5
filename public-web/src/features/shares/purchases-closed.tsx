import { ButtonLink } from '../../components/button';
import { NotOpenYet } from '../../components/not-open-yet';

/** What the payment page says where no payment provider is configured. */
export function PurchasesClosed() {
  return (
    <NotOpenYet
      label="Buy Shares"
      heading="Shares aren’t on sale online yet"
      actions={
        <ButtonLink to="/buy-shares" look="outline" viewTransition>
          Back to Buy Shares
        </ButtonLink>
      }
    >
      You can’t pay for shares on this site yet, and nobody may collect money for them in our name. Speak to
      an investor relations officer, who can tell you when sales open.
    </NotOpenYet>
  );
}
